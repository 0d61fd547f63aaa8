// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in Brazilian Portuguese. */
export const texts: Translation = {
  account: {
    title: "Sua conta",
    reload: "Recarregar a conta",
    retry: "Tentar de novo",
    inactive: "Ainda não ativada. Ela é ativada com os primeiros XLM.",
    balance: "Saldo:",
    unavailable: "Indisponível",
    loading: "Carregando saldo…",
    available: "{amount} disponíveis",
    address: "Endereço",
    theAddress: "endereço",
    copyAddress: "Copiar endereço",

    // Facts.
    reserved: "Reservado",
    sequence: "Sequência",
    signers: "Signatários",
    signersNeed: {
      one: "{count}; um pagamento exige um peso de {weight}",
      many: "{count}; um pagamento exige um peso de {weight}",
      other: "{count}; um pagamento exige um peso de {weight}",
    },
    ownership: "Titularidade",
    unknown: "Desconhecida",
    remembered: "Lembrada da sua última visita",
    reported: "Informada pela carteira",
    proven: "Verificada por assinatura",

    // The faucet.
    fund: "Adicionar XLM de teste",
    notFunded: "Não foi possível adicionar fundos à conta",
    notFundedHint: "O faucet pode estar ocupado. Tente de novo daqui a pouco.",
    faucetRefused: "O faucet não dá fundos a esta conta.",

    // Other assets.
    others: "Outros ativos",
    issuedBy: "de {issuer}",
    more: {
      one: "Mostrar mais {count}",
      many: "Mostrar mais {count}",
      other: "Mostrar mais {count}",
    },
    checkDomain: "Verificar o domínio principal",
    noDomain: "O emissor não tem domínio principal.",
    badDomain: "O domínio principal do emissor não é um nome de domínio válido.",
    listed: "{domain} é o domínio principal do emissor e lista este ativo.",
    unlisted: "{domain} é o domínio principal do emissor, mas não lista este ativo.",
    blocked:
      "{domain} é o domínio principal do emissor. Esta página não pode se conectar a ele; confira por conta própria.",
    unreachable:
      "{domain} é o domínio principal do emissor, mas não foi possível carregar o stellar.toml dele.",
    openToml: "Abrir stellar.toml (nova aba)",

    // What the wallet can do.
    abilities: "O que {wallet} pode fazer",
    transactions: "Assinar transações",
    calls: "Autorizar chamadas de contrato",
    messages: "Assinar mensagens (SEP-53)",
    submits: "Enviar transações por conta própria",
    choosesAccount: "Deixar o app escolher a conta",
    reconnects: "Reconectar automaticamente",
    networks: "Redes: {networks}",
    notSupported: "Não aceita:",
    bound: "{wallet} assina para a própria rede, então a verificamos antes de cada assinatura.",
  },
  activity: {
    title: "Atividade",
    clear: "Limpar",
    empty: "Suas solicitações à carteira aparecem aqui, com os resultados e o que foi verificado.",
    more: {
      one: "Mostrar mais {count}",
      many: "Mostrar mais {count}",
      other: "Mostrar mais {count}",
    },
    copyReport: "Copiar relatório",
    includeAddresses: "Incluir endereços e hashes",

    // The kinds of entries.
    connect: "Conexão",
    transaction: "Assinatura de transação",
    "auth-entry": "Assinatura de autorização",
    message: "Assinatura de mensagem",
    sent: "Transação enviada",

    // An entry's buttons, and their names for screen readers.
    open: "Abrir",
    retry: "Tentar de novo",
    entry: "{kind}, {party}, {time}",
    openEntry: "Abrir: {entry}",
    retryEntry: "Tentar de novo: {entry}",
    copyEntry: "Copiar esta entrada: {entry}",

    // What was verified.
    connected: "Conectado",
    verified: "Verificado: o conteúdo corresponde à solicitação e a assinatura é válida",
    partlyVerified:
      "Verificado em parte: o conteúdo corresponde à solicitação; não foi possível verificar a assinatura",
    altered:
      "Verificado: uma transação diferente da solicitada, como permitido; a assinatura é válida",
    unreported: "Não verificado: a carteira não retornou nada que pudéssemos verificar",
    notVerified: "Não verificado",
  },
  app: {
    skip: "Ir para o conteúdo",
    gallery: "Galeria de componentes",

    // The header.
    language: "Idioma",
    languageMissing:
      "Não foi possível carregar este idioma. Verifique sua conexão e tente de novo.",
    network: "Rede",
    theme: "Tema: {theme}",
    switchTheme: "Tema: {theme}. Mudar para {next}",
    auto: "sistema",
    light: "claro",
    dark: "escuro",

    // The sandbox or real wallets.
    modes: "Sandbox ou carteiras reais",
    sandbox: "Sandbox",
    sandboxHint: "Carteiras e redes de treino neste computador. Sem dinheiro real.",
    live: "Carteiras reais",
    liveHint: "Suas próprias carteiras. Pagamentos em Public usam dinheiro real.",

    // The page before a wallet is connected.
    headline:
      "Assine com qualquer carteira Stellar. Com a certeza de ter assinado exatamente o que você pediu.",
    wallets: "Carteiras compatíveis",
    keys: "Suas chaves ficam na sua carteira. Esta página nunca pede uma chave secreta nem uma frase de recuperação.",
    ways: "Como verificamos uma assinatura",
    wayRead: "Você lê primeiro",
    wayReadText:
      "A transação, a autorização ou a mensagem aparece em palavras simples antes de ir para a sua carteira.",
    waySign: "Sua carteira assina",
    waySignText:
      "Ela mostra a solicitação na própria janela. Você pode cancelar a qualquer momento.",
    wayCheck: "Nós verificamos o resultado",
    wayCheckText:
      "Ele deve corresponder exatamente à sua solicitação, conta e rede; caso contrário, é rejeitado.",
    checkWithout: "Verificar uma assinatura sem carteira",
    checkTitle: "Verificar uma assinatura",
    back: "Voltar ao início",

    // The tabs.
    sign: "Assinar",
    tabs: "Assinar e verificar",
    transaction: "Transação",
    authorization: "Autorização",
    message: "Mensagem",
    check: "Verificar",

    // Why the page can't be opened.
    notOpened: "Não foi possível abrir esta página",
    useReal: "Usar carteiras reais",
    retry: "Tentar de novo",
    noConfig: "Não foi possível carregar config.json. Verifique sua conexão e tente de novo.",
    badConfig:
      "Não foi possível carregar config.json (HTTP {status}). O arquivo deve ficar ao lado de index.html.",
    noSandbox:
      "Não há sandbox neste endereço. Para executar um no seu computador, use “npm start”.",

    manageNetworks: "Adicionar ou remover redes",

    // What keeps the wallet from signing.
    yourWallet: "Sua carteira",
    cannotSign: "{wallet} não pode assinar em {network}",
    use: "Usar {network}",
    networksDiffer: "{wallet} está em {actual}, esta página está em {expected}",
    networksDifferHint: "Mude uma das duas antes de assinar: {wallet} assina para a própria rede.",
    overHttp: "A Freighter não assina em Public aqui",
    overHttpHint:
      "Ela recusa páginas carregadas por http simples. Abra esta página por https ou escolha Testnet.",
    lost: "{wallet} foi desativada ou atualizada. Recarregue esta página.",
    locked: "{wallet} está bloqueada",
    lockedHint: "Desbloqueie para assinar.",
    otherAccount: "{wallet} está em outra conta",
    otherAccountHint: "Volte para esta ou conecte de novo.",
    withheld:
      "{wallet} está bloqueada ou usa uma conta ou rede que não compartilha com esta página",
    withheldHint: "Desbloqueie, volte para a anterior ou conecte de novo.",
    reconnect: "Conectar de novo",
    reload: "Recarregar a página",

    newer: "Há uma nova versão desta página",

    // A connection that a reload could not restore.
    previous: "Você tinha uma conexão com {wallet}",
    previousHint: "Ative ou instale a carteira e depois recarregue esta página.",
    forget: "Esquecer esta conexão",
  },
  authorization: {
    lead: "Uma chamada de contrato precisa da sua autorização: com a transação, ou separada se outra conta pagar por ela.",
    what: "O que autorizar",
    call: "Chamar um contrato",
    sponsored: "Uma chamada patrocinada",
    alone: "Só a autorização",
    pasted: "Importar autorização",
    noEntries: "{wallet} não assina entradas de autorização",
    noEntriesHint:
      "Ela assina transações inteiras, então “Chamar um contrato” funciona. Para assinar uma autorização em separado, conecte uma carteira que assine entradas, como a Freighter.",

    // The example.
    example: "Chamada de exemplo",
    reviewExample: "Revisar o exemplo",
    exampleNotBuilt: "Não foi possível criar o exemplo",
    exampleLead: "Transferir {amount} da sua conta para um endereço de queima.",
    exampleHint:
      "Ela é assinada e verificada, mas nunca enviada: uma autorização não faz nada sem a transação dela.",
    format: "Formato",
    type10: "Tipo 10, com o seu endereço",
    type9: "Tipo 9, sem o seu endereço",

    // A pasted one.
    pastedForm: "Autorização colada",
    preimageOrEntry: "Pré-imagem ou entrada de autorização",
    preimageHint: "XDR em base64 de um HashIdPreimage ou de um SorobanAuthorizationEntry.",
    nothingPasted: "Cole uma pré-imagem ou uma entrada de autorização.",
    review: "Revisar a autorização",

    // The result.
    matches: "A assinatura corresponde à pré-imagem que você revisou.",
    preimage: "Pré-imagem assinada",
  },
  check: {
    lead: "Veja quem assinou o quê, e para qual rede. Nada do que você cola sai do seu navegador.",
    offline: "Pronta para usar sem conexão: a verificação é feita neste dispositivo.",
    form: "Verificar uma assinatura",
    check: "Verificar",
    impossible: "Não é possível verificar isto",

    // What is pasted.
    text: "O que verificar",
    textHint:
      "Uma transação, autorização ou mensagem assinada, como XDR, texto, JSON ou link; ou um comprovante. Cole aqui ou solte um arquivo.",
    nothing: "Cole o que você quer verificar ou escolha um arquivo.",
    emptyFile: "Este arquivo está vazio.",
    largeFile: "Este arquivo é grande demais para verificar.",

    // What was recognized.
    recognized: "Reconhecido: {form}",
    envelope: "um envelope de transação",
    envelopeLink: "um link com uma transação",
    envelopeJson: "JSON com um envelope de transação",
    preimage: "a pré-imagem de uma autorização",
    entry: "uma entrada de autorização",
    authorizationJson: "JSON com uma autorização",
    sep53: "uma mensagem assinada (SEP-53)",
    signedMessage: "uma mensagem assinada (formato antigo da Albedo)",
    signature: "uma assinatura sem a mensagem",
    address: "um endereço sem mensagem",
    json: "JSON sem assinatura",
    plainText: "um texto",
    proof: "um comprovante",
    proofLink: "um link para um comprovante",
    damaged: "XDR incompleto ou de outro tipo",

    // The correction.
    checkAs: "Verificar como",
    asEnvelope: "Transação",
    asAuthorization: "Autorização",
    asMessage: "Mensagem",
    asProof: "Comprovante",

    // What is missing.
    messageField: "Mensagem",
    messageHint: "Exatamente como foi assinada, com espaços e quebras de linha.",
    signatureField: "Assinatura",
    signatureHint: "64 bytes em base64.",
    messageSignatureHint: "64 bytes em base64, ou em hexadecimal no formato antigo da Albedo.",
    addressField: "Endereço",
    extra: "Outros possíveis signatários (opcional)",
    extraHint:
      "Um endereço por linha. As contas do próprio envelope são verificadas automaticamente.",
    noMessage: "Digite a mensagem que foi assinada.",
    noSignature: "Digite a assinatura.",
    noAddress: "Digite o endereço que deveria ter assinado.",

    // Envelopes.
    feeBump: "Assinaturas do fee bump",
    inside: "Assinaturas da transação interna",
    signed: "O que foi assinado",
    signedFor: "O que foi assinado, para {network}",
    unsigned: "Não tem nenhuma assinatura",

    // Authorization entries.
    sourceEntry:
      "A conta de origem da transação autoriza esta entrada. Em vez disso, verifique a transação assinada.",
    notSigned: "Ainda não assinada",
    cannotVerify: "Não pode ser verificada aqui",
    onlyContract: "Só o contrato deste endereço pode verificar as assinaturas dele.",
    noNetwork: "Não é válida para nenhuma rede conhecida",

    // What was checked.
    content: "O que foi verificado",
    authorization: "A autorização",
    proofMessage: "A mensagem neste comprovante",
    proofAuthorization: "A autorização neste comprovante",
    proofTransaction: "A transação neste comprovante",
    openedProof: "Comprovante de um link",
    closeProof: "Fechar o comprovante",
  },
  codes: {
    tx_too_early: "Ela ainda não é válida.",
    tx_too_late: "Ela expirou antes de ser enviada. Crie de novo e assine mais cedo.",
    tx_missing_operation: "Ela não tem operações.",
    tx_bad_seq:
      "O número de sequência dela não é o próximo da conta: outra transação foi enviada nesse meio-tempo. Crie de novo.",
    tx_bad_auth: "Ela não tem assinaturas suficientes para a conta, ou elas são para outra rede.",
    tx_bad_auth_extra: "Ela tem uma assinatura desnecessária.",
    tx_insufficient_balance: "A conta não consegue pagar a taxa e manter a reserva.",
    tx_no_source_account: "A conta de origem dela não existe nesta rede.",
    tx_insufficient_fee: "A rede exige no momento uma taxa maior.",
    tx_internal_error: "A rede teve um erro interno. Tente de novo.",
    tx_not_supported: "A rede não aceita este tipo de transação.",
    tx_bad_sponsorship:
      "Ela começa um patrocínio sem encerrá-lo, ou encerra um sem tê-lo começado.",
    tx_bad_minseq_age_or_gap: "O número de sequência da conta não é antigo o bastante.",
    tx_malformed: "Ela está malformada.",
    tx_soroban_invalid: "A chamada de contrato dela declara recursos inválidos.",
    op_bad_auth: "Falta uma assinatura em uma operação.",
    op_no_source_account: "A conta de origem de uma operação não existe nesta rede.",
    op_not_supported: "A rede não aceita uma das operações dela.",
    op_too_many_subentries: "A conta atingiu o limite de entradas.",
    op_too_many_sponsoring: "A conta atingiu o limite de entradas patrocinadas.",
    op_malformed: "Uma operação está malformada.",
    op_underfunded: "A conta não tem o suficiente para enviar e manter a reserva.",
    op_low_reserve: "O saldo ficaria abaixo da reserva.",
    op_already_exists: "A conta já existe. Em vez disso, envie um pagamento a ela.",
    op_no_destination: "A conta de destino não existe nesta rede.",
    op_no_trust: "O destino não tem trustline para este ativo.",
    op_not_authorized: "O emissor não autorizou o destino a ter este ativo.",
    op_src_no_trust: "A conta não tem trustline para este ativo.",
    op_src_not_authorized: "O emissor não autorizou a conta a enviar este ativo.",
    op_line_full: "O destino passaria do limite dele para este ativo.",
    op_no_issuer: "O emissor do ativo não existe nesta rede.",
    op_invalid_limit: "O limite da trustline é menor que o saldo dela.",
    op_self_not_allowed: "Uma conta não pode fazer isso consigo mesma.",
    op_immutable_set: "A conta é imutável.",
    op_has_sub_entries: "A conta ainda tem trustlines, ofertas ou signatários.",
    op_seq_num_too_far: "O número de sequência da conta é alto demais para mesclá-la.",
    op_dest_full: "O saldo do destino passaria do máximo da rede.",
    op_over_source_max: "O caminho custa mais que o seu máximo.",
    op_under_dest_min: "O caminho rende menos que o seu mínimo.",
    op_too_few_offers: "Nenhuma oferta liga os dois ativos.",
    op_cross_self: "A oferta casaria com outra da mesma conta.",
    op_offer_not_found: "Esta oferta não existe.",
    op_bad_seq: "O número de sequência pedido está fora do intervalo.",
    op_does_not_exist: "O alvo da operação não existe.",
    op_cannot_claim: "A conta não pode resgatar este saldo, ou ainda não.",
    function_trapped: "O contrato falhou.",
    resource_limit_exceeded: "A chamada de contrato passa dos limites da rede.",
    entry_archived: "A chamada de contrato precisa de dados arquivados. Restaure-os primeiro.",
    insufficient_refundable_fee: "A taxa reembolsável da chamada de contrato é pequena demais.",
  },
  contract: {
    // The form.
    call: "Chamada de contrato",
    sponsoredCall: "Chamada patrocinada",
    build: "Criar a chamada",
    notBuilt: "Não foi possível criar a chamada",
    lead: "Transfira XLM com uma chamada de contrato. Você assina a transação, que autoriza a chamada.",
    leadSponsored: "Transfira XLM com uma chamada de contrato. Você assina apenas a autorização.",
    hint: "A rede simula a chamada primeiro.",
    hintSponsored:
      "O patrocinador do sandbox envia a transação e paga a taxa. A chave dele é pública e só para testes.",
    recipient: "Destinatário",
    recipientExample: "G… ou C…",
    muxed: "Digite uma conta (G…) ou um contrato (C…).",

    // Why a call can't be built.
    connecting: "Ainda verificando sua conexão.",
    inactive: "Sua conta ainda não está ativada nesta rede. Adicione fundos primeiro.",
    simulationFailed: "A simulação falhou: {reason}",
    unbuilt: "A chamada não foi criada.",
    authorizations: "A chamada não precisa de exatamente uma autorização.",

    // Its review.
    authorized: "Autorização",
    withTransaction: "Com a transação",
    separately: "Separada: você assina apenas a autorização",
    sentBy: "Enviada por",
    sponsor:
      "{address}, o patrocinador do sandbox (uma chave de teste pública), que paga a taxa, no máximo {fee} XLM",

    // The signature.
    authorizationMatches: "A assinatura corresponde à autorização solicitada, para esta rede.",
    transactionMatches: "É exatamente a transação que você revisou.",
    signatureValid: "A assinatura da sua conta é válida.",
    send: "Enviar",
    sendSponsored: "Enviar pelo patrocinador",
    startAnother: "Começar outra",

    // The network's answer.
    confirmed: "Confirmada no ledger {ledger}",
    contractFailed: "O contrato falhou. Você pagou a taxa; nada mais mudou.",
    rejected: "A rede a rejeitou",
    notAccepted:
      "A rede não aceitou a transação: outra foi enviada nesse meio-tempo, ou ela expirou. Crie de novo.",
    unanswered: "Ainda sem resposta",
    mayApply:
      "A rede ainda pode executá-la até que expire. Confira seu saldo antes de começar outra.",

    // What it changed.
    sent: "{amount} enviados de {from} para {to}",
    changes: "O que mudou",
    before: "Saldo anterior",
    after: "Saldo atual",
    fee: "Taxa cobrada",
    feeToYou: "{amount}, de você",
    feeToSponsor: "{amount}, do patrocinador",
  },
  effects: {
    title: "O que vai mudar",
    computing: "Calculando o que vai mudar…",

    // How the effect is known, or why it is not.
    notSimulated: "Não foi possível simular: {reason}",
    simulated: "Previsto: simulado em {network} às {time}.",
    computed:
      "Previsto: calculado a partir da sua conta em {network} às {time}. Outras contas não foram verificadas.",
    notIncluded: "Não incluído no previsto",
    alone:
      "Esta é a chamada isolada. A transação que leva sua autorização pode fazer mais, mas nada além disso em seu nome.",
    fails: "Deve falhar",
    failsHint: "Uma transação que falha não muda nada, mas ainda pode custar a taxa.",
    nothing: "Nenhuma mudança prevista na sua conta.",
    inactive: "Sua conta ainda não está ativada nesta rede.",
    noRpc: "Não foi possível acessar o RPC da rede.",
    noAnswer: "O RPC da rede não respondeu (status {status}).",
    noSimulation: "O RPC da rede não retornou nenhuma simulação.",
    noOperation: "A transação não tem nenhuma operação.",
    noCall: "Isto não autoriza nenhuma chamada de contrato.",
    noAmount: "Uma operação não informa o valor.",

    // The changes.
    changes: "Mudanças previstas",
    asset: "{asset} previsto",
    reserve: "Reserva prevista",
    reserveUnknown: "Não calculada: talvez outra conta pague por ela",
    trustLines: "Trustlines previstas",
    signers: "Signatários previstos",
    weight: "Peso {weight}",
    thresholds: "Limiares previstos",
    thresholdValues: "Baixo {low}, médio {medium}, alto {high}",
    token: "Token previsto",
    units: "{amount} unidades",
    unitsLess: "{amount} unidades a menos que agora",
    unitsMore: "{amount} unidades a mais que agora",
    now: "Agora {value}",
    atLeast: "No mínimo {amount}",
    between: "Entre {least} e {most}",
    contractFee: "Taxa do contrato",
    contractFeeMost: "No máximo {amount} nesta simulação",
    contracts: "Dados de contrato alterados",
    noContracts: "Nenhum",
    beyond: "Também autorizado",
    nothingBeyond: "Nada além da chamada",

    // What else changes.
    sequence: "O número de sequência aumenta.",
    offerReleases: "O que a oferta retinha volta a ficar disponível.",
    offerStays: "O que não for negociado na hora fica na oferta, que retém 0,5 XLM da reserva.",

    // Why the network is expected to reject it.
    overLimit: "É mais {code} do que sua trustline permite ({limit}).",
    noTrustLine: "Você não tem trustline para {code} deste emissor.",
    notAuthorized: "O emissor não permite que você tenha {code}.",
    tooLittle: "Só {available} estão disponíveis, e são necessários {needed}.",
    belowReserve: "Seu saldo ficaria abaixo da reserva de {amount}.",
    noData: "Você não tem essa entrada de dados.",
    exists: "Sua conta já existe, então não pode ser criada.",
    overNewLimit: "Você tem mais que o novo limite.",
    stillHeld: "Você ainda tem {code}, então a trustline não pode ser removida.",
    notMergeable:
      "Uma conta com trustlines, ofertas, dados ou entradas patrocinadas não pode ser mesclada.",
    archived:
      "Os dados de contrato arquivados precisam ser restaurados primeiro, em outra transação.",
    unauthorized: "A chamada precisa de uma autorização que a transação não contém.",
    feeTooLow: "A taxa é baixa demais: a chamada custa no mínimo {amount}.",

    // Warnings.
    mayFail: "Isso pode falhar. {reason}",
    closes: "Sua conta é encerrada e nada fica nela: {amount} vão para {destination}.",
    closesAtLeast:
      "Sua conta é encerrada e nada fica nela: no mínimo {amount} vão para {destination}.",
    locked: "Ninguém mais poderá assinar pela sua conta: ela fica bloqueada para sempre.",
    noPayments: "Mesmo juntos, os signatários não poderão mais fazer pagamentos.",
    noNewSigners: "Mesmo juntos, os signatários não poderão mais mudar os signatários.",
    allows: "Isto permite que {spender} gaste até {amount} do que é seu.",
    notAsStated: "A chamada não é o que diz. Ela não faria isto: {sentence}",
    takesMore: "A chamada não é o que diz. Ela também tiraria {amount} de você.",
    takesMoreFor: "A chamada não é o que diz. Ela também tiraria {amount} de você, para {to}.",
    tokenUnits: "{amount} unidades do token {contract}",
  },
  errors: {
    // Any wallet.
    engineMissing:
      "Não foi possível carregar os recursos das carteiras. Verifique sua conexão e tente de novo.",
    noAddress: "{wallet} não retornou um endereço Stellar.",
    notInstalled: "{wallet} não está instalada",
    noAnswerInTime: "Nenhuma resposta chegou a tempo.",
    disconnected: "A carteira foi desconectada.",
    networkChanged: "A rede foi trocada durante a solicitação.",
    otherConnection: "Outra conexão foi iniciada.",
    canceled: "A solicitação foi cancelada.",
    slowToLoad: "{wallet} demorou demais para carregar. Verifique sua conexão e tente de novo.",
    notLoaded: "Não foi possível carregar {wallet}. Verifique sua conexão e tente de novo.",
    cannotDo: "{wallet} não aceita a função “{method}”",
    slowNetwork: "{wallet} não informou a tempo a rede que usa.",
    noNetwork: "{wallet} não informou nenhuma rede.",
    wrongNetwork:
      "{wallet} está em {actual}, mas esta solicitação é para {expected}. Mude a rede em {where} e tente de novo.",
    expired: "{wallet} não respondeu. A solicitação expirou.",
    neverOpened: "A janela de {wallet} não foi aberta a tempo. A solicitação expirou.",
    windowClosed: "A janela de {wallet} foi fechada.",
    unresponsive: "{wallet} não está respondendo. Talvez tenha sido desativada ou desinstalada.",
    removed: "A carteira foi removida durante a solicitação.",
    notConnected: "Nenhuma conta está conectada e nenhum endereço foi informado. Conecte primeiro.",
    cannotSignFor: "{wallet} não pode assinar para {network}.",
    noSignature: "{wallet} não retornou uma assinatura.",
    cannotSignEntries: "{wallet} não pode assinar entradas de autorização de {type}.",
    typeNine: "tipo 9",
    typeTen: "tipo 10 (com endereço)",
    accountChanged: "A conta em {wallet} mudou durante a solicitação. Tente de novo.",
    signsText: "{wallet} assina texto, não bytes.",
    signsWithAccounts: "{wallet} assina apenas com contas G…. Ela assinaria com outra conta.",
    unreadableReply: "{wallet} enviou uma resposta ilegível, que foi ignorada.",
    stopped: "{wallet} parou antes de responder. Tente de novo.",
    switchedOff: "{wallet} foi desativada ou atualizada. Recarregue esta página.",
    closedEarly: "A janela de {wallet} foi fechada antes de terminar.",
    works: "{wallet} só funciona em páginas web.",

    // Addresses, base64 and XDR.
    badAddress: "Endereço Stellar inválido: {reason}.",
    addressEmpty: "está vazio",
    addressSecret: "começa com S, como uma chave secreta; nunca compartilhe uma chave secreta",
    addressStart: "deve começar com G, M ou C",
    addressLength: "o número de caracteres é {length} em vez de {wanted}",
    addressChecksum: "um caractere está errado (o checksum não confere)",
    addressSecond: "o segundo caractere está errado",
    badBase32: "Isto não é base32: só A-Z e 2-7.",
    cutBase32: "Isto não é base32: falta um caractere ou o último está errado.",
    badHex: "Hex inválido: é preciso um número par dos caracteres 0-9 e a-f.",
    badBase64: "Isto não é base64: só A-Z, a-z, 0-9, + e /, completado com =.",
    xdrEmpty: "O XDR está vazio. Digite base64.",
    xdrTooLarge: "O XDR é maior do que qualquer rede aceita.",
    badXdr: "O XDR é inválido no byte {offset}: {reason}.",
    xdrShort: "termina cedo demais",
    xdrDeep: "tem níveis demais de aninhamento",

    // Verification.
    insecure:
      "Não é possível verificar assinaturas nesta página: os navegadores só oferecem criptografia por https e em http://localhost.",
    verifierFailed: "O navegador não conseguiu verificar a assinatura.",
    verifierMissing:
      "Não foi possível carregar a biblioteca que verifica assinaturas. Recarregue a página.",
    badSignature: "A carteira não retornou uma assinatura válida (64 bytes em base64).",
    badHexSignature: "A carteira não retornou uma assinatura válida (64 bytes em hex).",
    otherEntryAddress: "A entrada de autorização é para {actual}, não para {expected}.",
    anotherNetwork: "outra rede",
    notAuthorization:
      "Isto não é uma autorização a assinar (um HashIdPreimage do tipo 9 ou 10). {reason}",
    invalidForRequest:
      "A carteira retornou uma assinatura que não é válida para {address} e esta solicitação.",
    invalidForTransaction:
      "A carteira retornou uma assinatura que não é válida para {address} e esta transação.",
    otherSigner: "{actual} assinou, não {expected}. Escolha {choice} na carteira e tente de novo.",
    anotherAccount: "Outra conta",
    noTransaction: "A carteira não retornou uma transação. {reason}",
    unsigned: "A carteira retornou a transação sem assinatura.",
    otherNetwork: "A carteira assinou para {actual}, não para {expected}.",
    lostSignature:
      "A carteira removeu uma assinatura que a transação {hash} já tinha. Não a envie.",
    otherTransaction:
      "A carteira retornou uma transação ({returned}) diferente da solicitada ({sent}). Não a envie.",
    submittedOther: "A carteira enviou uma transação diferente da solicitada.",

    // Albedo.
    albedoOld:
      "Esta versão da Albedo não assina mensagens conforme o SEP-53, então a assinatura foi rejeitada. Atualize a Albedo.",
    albedoProtocol:
      "A Albedo usa a versão {actual} do protocolo, mas é necessária a versão {expected}. A janela dela foi fechada.",
    albedoBlocked:
      "Seu navegador bloqueou a janela da Albedo. Permita pop-ups neste site e tente de novo.",
    albedoNetworks: "A Albedo assina apenas para as redes Public e Testnet.",

    // Freighter.
    freighterUnlock: "Abra a extensão, desbloqueie e tente de novo.",
    freighterLong: "A mensagem é longa demais para a Freighter mostrar.",
    freighterHttp: "A Freighter recusa Mainnet em páginas http://. Abra esta página por https://.",
    freighterMobile: "No navegador de celular da própria Freighter, conecte com WalletConnect.",
    freighterFrame:
      "A Freighter não funciona dentro de um frame. Abra esta página em uma aba própria.",
    freighterSilent: "A Freighter não respondeu.",
    declined: "A solicitação foi recusada em {wallet} ou a janela foi fechada.",

    // HOT.
    hotClosed:
      "A HOT foi fechada antes de responder. Se ela ainda mostrar a solicitação em outro lugar, recuse lá.",
    hotNetwork: "A HOT assina apenas para a rede Public.",
    hotHttps: "A HOT só funciona em páginas https.",
    hotIncomplete: "A HOT não concluiu a solicitação.",
    hotSilent: "O serviço de conexão da HOT não respondeu. Tente de novo.",
    hotFailed: "O serviço de conexão da HOT falhou ({reason}). Tente de novo mais tarde.",
    hotOffline: "Não foi possível acessar o serviço de conexão da HOT. Verifique sua conexão.",

    // Ledger.
    ledgerDifferent: "O Ledger agora mostra um endereço diferente para esta conta.",
    ledgerBlind:
      "O Ledger não pode mostrar isto, e o app Stellar dele só assina o que pode mostrar. Para assinar mesmo assim, ative a assinatura às cegas nas configurações do app no dispositivo.",
    ledgerApp: "O app Stellar não está aberto no Ledger. Abra o app Stellar e tente de novo.",
    ledgerCannotShow: "O Ledger não pode mostrar isto, então não vai assinar.",
    ledgerDeclined: "A solicitação foi recusada no Ledger.",
    ledgerLocked: "O Ledger está bloqueado. Desbloqueie, abra o app Stellar nele e tente de novo.",
    ledgerStatus: "O Ledger falhou com o status {status}.",
    ledgerUnreadable: "A resposta do Ledger é ilegível, então não foi usada.",
    ledgerDamaged:
      "A resposta do Ledger chegou danificada, então não foi usada. Desconecte o dispositivo do computador e conecte de novo.",
    ledgerType: "O Ledger só assina entradas de autorização do tipo 9.",
    ledgerHttps: "O Ledger só funciona em páginas https e em http://localhost.",
    ledgerBrowser:
      "Este navegador não pode se conectar a um Ledger: ele não tem WebHID. Use Chrome, Edge, Brave ou Opera.",
    ledgerFrame:
      "Esta página está em um frame que não pode usar dispositivos. Abra-a em uma aba própria.",
    ledgerUnplugged:
      "Não há nenhum Ledger conectado que esta página possa usar. Conecte-o, desbloqueie, abra o app Stellar nele e tente de novo.",
    ledgerClick: "Seu navegador precisa de um clique antes de listar dispositivos. Tente de novo.",
    ledgerList: "O navegador não conseguiu listar dispositivos.",
    ledgerNotChosen:
      "Nenhum dispositivo foi escolhido. Conecte seu Ledger, desbloqueie e escolha-o na lista do navegador.",
    ledgerSignatures: "A transação já tem 20 assinaturas, o máximo.",
    ledgerBusy:
      "O Ledger está em uso em outra aba ou programa. Feche o app da própria Ledger e outras páginas que o usam e tente de novo.",
    ledgerLost:
      "O Ledger foi desconectado ou o app dele foi fechado. Conecte-o, desbloqueie, abra o app Stellar nele e tente de novo.",
    ledgerIndex: "O índice de uma conta deve ser um número inteiro de 0 a 2147483647.",
    ledgerOther: "Este Ledger tem outra conta em {path}. Conecte aquele que você usou na conexão.",
    ledgerVersion:
      "O app Stellar neste Ledger está na versão {actual}. Para assinar {what}, é preciso ter a versão {wanted} ou mais recente. Atualize-o no app da própria Ledger.",
    ledgerEntries: "entradas de autorização",
    ledgerMessages: "mensagens",

    // LOBSTR.
    lobstrNetwork: "A LOBSTR assina apenas para a rede Public.",
    lobstrAccount:
      "A LOBSTR deu acesso a {actual}, mas a solicitação é para {expected}. Escolha essa conta na LOBSTR ou conecte de novo.",
    lobstrSilent: "A LOBSTR não respondeu.",
    lobstrDeclined:
      "A solicitação foi recusada na LOBSTR ou a janela foi fechada. Se o seu celular ainda a mostrar, recuse lá: ela ainda pode ser confirmada.",
    lobstrFailed:
      "A LOBSTR não conseguiu assinar. Talvez tenha recebido outra solicitação nesse meio-tempo. Tente de novo.",
    lobstrWindow: "A LOBSTR não conseguiu abrir a janela dela. Tente de novo.",
    lobstrUnknown: "A LOBSTR não reconhece mais esta página. Conecte de novo.",
    lobstrPhone: "No celular, conecte a LOBSTR com WalletConnect.",

    // Rabet.
    rabetFeeBump: "A Rabet não assina transações de fee bump.",
    rabetAccount:
      "A Rabet está em outra conta ({actual}). Mude para {expected} lá ou conecte de novo.",
    rabetNoSignature:
      "A Rabet não retornou nenhuma assinatura. Ela não conseguiu assinar esta transação.",
    rabetLocked: "A Rabet ainda está bloqueada. Abra, desbloqueie e tente de novo.",
    rabetNetworks: "A Rabet assina apenas para as redes Public e Testnet.",
    rabetHint: "A Rabet fecha a janela dela após 30 segundos.",
    rabetSettings:
      "A Rabet não responde. Abra a Rabet, salve uma vez as configurações dela e tente de novo.",
    rabetSilent: "A Rabet não respondeu. Tente de novo. {hint}",
    rabetChanged: "A conta na Rabet foi trocada durante a solicitação. Tente de novo.",
    rabetDeclined: "A solicitação foi recusada na Rabet ou a janela foi fechada. {hint}",
    rabetPrivacy:
      "A Rabet informa que este site não está conectado, embora ele tenha acabado de se conectar. Nas configurações da Rabet (General), desative Privacy mode e salve. Mantenha a janela deste navegador inteira na tela e tente de novo.",
    rabetNoAccount: "A Rabet ainda não tem nenhuma conta. Crie uma na Rabet e tente de novo.",
    rabetRelocked: "A Rabet foi bloqueada antes de assinar. Desbloqueie e tente de novo.",
    rabetUnreadable: "A Rabet não conseguiu ler esta transação.",
    rabetWindow:
      "A Rabet não conseguiu abrir a janela dela. Mova a janela deste navegador para que fique inteira na tela e tente de novo.",
    rabetTimedOut: "A Rabet fechou a janela dela após 30 segundos sem resposta. Tente de novo.",

    // Wallets on a phone.
    phoneSession: "Não foi possível acessar o serviço de conexão. A sessão ainda está aberta.",
    phoneUnsupported: "A carteira no celular não aceita esta solicitação.",
    phoneExpired: "A solicitação expirou sem resposta do celular.",
    phoneOffline:
      "Não foi possível acessar o serviço de conexão. Verifique sua conexão e tente de novo.",
    phoneEnded: "A carteira encerrou a sessão ou a sessão expirou. Conecte de novo.",
    phoneAccount:
      "{wallet} não compartilha a conta solicitada. Escolha-a na carteira e conecte de novo.",
    phoneNetwork:
      "{wallet} está conectada a {actual}, mas esta solicitação é para {expected}. Mude a rede na carteira e conecte de novo.",
    phoneRejected: "A carteira enviou a transação, mas a rede a rejeitou{hash}.",
    phoneSent:
      "A carteira assinou e enviou a transação ({status}), mas não a retornou. Use signAndSubmitTransaction em vez disso.",
    phoneLong: "A mensagem é longa demais. Carteiras em celulares aceitam no máximo {most} bytes.",

    // xBull.
    xbullClosed:
      "A janela da xBull foi fechada ou não recebeu a solicitação. Tente de novo. Se não adiantar, recarregue esta página.",
    xbullDeclined: "A solicitação foi recusada na xBull.",
    xbullUnread:
      "A solicitação foi recusada na xBull. Se a xBull não perguntou nada, ela não conseguiu ler a solicitação.",
    xbullNoAccount: "A xBull ainda não tem nenhuma conta. Crie uma na xBull primeiro.",
    xbullUnknown: "A xBull não tem esta conta nesta rede.",
    xbullSilent: "A xBull falhou sem dizer por quê. Talvez ela não conheça esta rede.",
    xbullLong: "A mensagem é longa demais para a xBull. Ela pode ter no máximo {most} caracteres.",
  },
  explorer: {
    transaction: "Ver esta transação em um explorador (nova aba)",
    asset: "Ver o ativo {code} em um explorador (nova aba)",
    address: "Ver {address} em um explorador (nova aba)",
  },
  failures: {
    otherNetwork: "Isto é para outra rede",
    rejected: "Recusada: nada foi assinado",
    "popup-closed": "A janela de {wallet} foi fechada: nada foi assinado",
    aborted: "Cancelada",
    "wrong-network": "{wallet} está em outra rede",
    "wrong-account": "Assinado por outra conta: rejeitado",
    unsupported: "{wallet} não pode assinar isto",
    "bad-request": "Isto não pode ser assinado",
    "no-wallet": "Nenhuma carteira conectada",
    external: "Um serviço falhou",
    locked: "{wallet} está bloqueada",
    "wrong-app": "Outro app está aberto em {wallet}",
    unplugged: "{wallet} não está conectado",
    "not-installed": "{wallet} não está instalada",
    "page-stale": "Recarregue esta página",
    "popup-blocked": "O navegador bloqueou a janela de {wallet}",
    timeout: "{wallet} não respondeu",
    altered: "{wallet} assinou outra coisa: rejeitado",
    "bad-signature": "Assinatura inválida: rejeitada",
    "bad-reply": "{wallet} retornou algo inesperado",
    outdated: "{wallet} precisa de uma atualização",
    internal: "Algo deu errado em {wallet}",

    // The reasons, instead of hashes.
    lostSignature: "A carteira removeu uma assinatura da transação. Não a envie.",
    otherTransaction: "Uma transação diferente da solicitada. Não a envie.",
    details: "Detalhes",
  },
  inbox: {
    refused: "Não foi possível abrir este link",
    dismiss: "Dispensar",
    transactionRefused: "A transação deste link não pode ser assinada. {reason}",
    unknownNetwork: "Isto é para uma rede desconhecida: “{network}”.",
  },
  links: {
    // Why a link is refused.
    notStellar: "Isto não é um link web+stellar:.",
    tooLong: "Este link é longo demais para um link Stellar.",
    unsupported: "Este link pede “{operation}”. Só são aceitos transações (tx) e pagamentos (pay).",
    twice: "Este link tem “{field}” duas vezes.",
    messageTooLong: "A mensagem deste link tem mais de {most} caracteres.",
    badCallback: "O callback deste link não é um endereço web.",
    noTransaction: "Este link não tem transação.",
    replaces:
      "Este link pede para preencher campos da transação antes de assinar, o que não é aceito. Peça a transação pronta.",
    badSigner: "Este link pede a assinatura de algo que não é uma conta.",
    noRecipient: "Este link não tem destinatário.",
    badRecipient: "O destinatário deste link não é um endereço.",
    badAmount: "O valor deste link não pode ser pago. {reason}",
    badAsset: "O ativo deste link não tem código ou emissor.",
    badMemoType: "O tipo de memo deste link não existe.",
    badMemo: "O memo deste link não pode ser enviado. {reason}",

    // What a link says besides its request.
    details: "Detalhes do link",
    opened: "Aberto de um link, para {network}",
    authored: "O conteúdo foi escolhido pelo autor do link. Leia antes de assinar.",
    says: "Diz",
    quoted: "“{message}”",
    from: "De",
    claimed: "{domain} (segundo o link, não verificado)",
    signer: "A assinar por",
    otherSigner: "O link pede a assinatura de outra conta",
    delivers: "O link pede para entregar a transação assinada",
    deliver:
      "Esta página não envia nada a outros sites. Se você confia neste endereço, copie ou baixe a transação assinada e envie-a para lá por conta própria:",
    copyDelivery: "Copiar o endereço de entrega",

    // Registering this page for links.
    open: "Abrir links web+stellar: com esta página",
    openHint:
      "Links em outros sites que começam com web+stellar: vão abrir aqui. O conteúdo deles fica no seu navegador; nenhum servidor o recebe.",
    ask: "Perguntar ao meu navegador",
    asked: "Se o navegador perguntar, permita. Você pode desfazer isso nas configurações dele.",
    notAsked: "Seu navegador não deixa esta página abrir links.",

    // An item that waits for a wallet.
    ready: "Uma transação está pronta para enviar",
    transactionWaits: "Uma transação aguarda sua assinatura",
    paymentWaits: "Um pagamento aguarda você",
    connectFirst: "Conecte uma carteira para continuar",
    discard: "Descartar",
  },
  list: {
    several: "Várias transações",
    form: "Lista de transações",
    envelopes: "Envelopes de transação",
    hint: "XDR em base64, um por linha. Cole aqui ou solte arquivos.",
    start: "Revisar uma após a outra",

    // Why a list can't be read.
    nothing: "Cole transações ou solte arquivos.",
    tooMany: {
      one: "Uma lista pode ter {count} transação.",
      many: "Uma lista pode ter {count} de transações.",
      other: "Uma lista pode ter {count} transações.",
    },
    wrong: "Transação {number}: {reason}",
    twice: "As transações {first} e {second} são iguais.",

    // The list.
    transactions: "Transações",
    progress: "Transação {number} de {all}. Assinadas até agora: {signed}.",
    result: "Assinadas: {signed} de {all}.",
    numbered: "{number}.",
    andMore: {
      one: "{first}, e mais {count} operação",
      many: "{first}, e mais {count} de operações",
      other: "{first}, e mais {count} operações",
    },
    signed: "Assinada e verificada",
    now: "Em revisão",
    skipped: "Pulada",
    waiting: "Ainda não assinada",
    open: "Abrir",
    openNumber: "Abrir a transação {number}",
    review: "Revisar",
    reviewNumber: "Revisar a transação {number}",

    // What can be done.
    skip: "Pular",
    stop: "Parar",
    resume: "Continuar com as demais",
    signedEnvelopes: "Envelopes assinados",
    none: "Nada foi assinado",
    discard: "Descartar a lista",
  },
  message: {
    lead: "Uma mensagem assinada prova que o seu endereço é seu. Ela não movimenta fundos.",
    message: "Mensagem",
    format: "Formato da mensagem",
    text: "Texto",
    hex: "Bytes em hexadecimal",
    base64: "Bytes em base64",
    messageIn: "Mensagem, em {format}",
    textOnly: "{wallet} aceita uma mensagem como texto e assina os bytes dela.",
    nothing: "Digite a mensagem a assinar.",
    notText: "Estes bytes não são texto UTF-8, e {wallet} só assina texto.",
    unsupported: "{wallet} não assina mensagens",
    unsupportedHint: "Conecte uma carteira que assine, como Freighter, Albedo ou xBull.",
    matches: "A assinatura corresponde à sua mensagem.",
    signAnother: "Assinar outra",

    // What is wrong with typed bytes.
    noBytes: "Digite os bytes a assinar.",
    badHex: "Bytes em hexadecimal são pares dos dígitos 0–9 e a–f.",
    badBase64: "Isto não é base64.",
  },
  networks: {
    title: "Redes",
    close: "Fechar",

    // The networks that were added.
    added: "Adicionadas por você, neste navegador",
    remove: "Remover",
    removeNamed: "Remover {network}",
    removed: "{network} foi removida.",
    isAdded: "{network} foi adicionada, e a página agora a usa.",
    notSaved: "Seu navegador não conseguiu salvar. Ela fica até você fechar esta página.",

    // The form.
    add: "Adicionar uma rede",
    onlyListed:
      "Este site só pode se conectar às redes que o operador dele lista. Outras serão recusadas.",
    preset: "Rede a adicionar",
    local: "Quickstart local",
    another: "Outra rede",
    name: "Nome",
    passphrase: "Passphrase da rede",
    horizon: "Endereço do Horizon",
    rpc: "Endereço do RPC",
    asked: "Antes de adicionar, a página pede ao Horizon e ao RPC a passphrase deles.",
    submit: "Verificar e adicionar",
    asking: "Perguntando ao Horizon e ao RPC…",
    failed: "Não foi possível adicionar esta rede",

    // What is wrong with a field.
    noName: "Digite um nome.",
    noPassphrase: "Digite a passphrase.",
    noAddress: "Digite o endereço.",
    tooLong: "Use no máximo {most} caracteres.",
    nameTaken: "Outra rede tem este nome.",
    otherName: "A rede com esta passphrase se chama {name}.",
    known: "Esta rede já está na lista: {network}.",
    badAddress: "Use um endereço https ou um endereço http de localhost.",

    // What is wrong with a server.
    otherPassphrase: "{server}: o servidor informa outra passphrase, “{passphrase}”.",
    reportsNone: "{server}: o servidor não informa nenhuma passphrase de rede. Confira o endereço.",
    badStatus: "{server}: o servidor respondeu com o status HTTP {status}.",
    refused:
      "{server}: este site não pode se conectar a {origin}. O operador dele pode permitir outras redes em config.json.",
    onlyHttps:
      "{server}: este site só pode se conectar a endereços https e a http://localhost, não a {origin}.",
    late: "{server}: nenhuma resposta de {origin}.",
    noCors:
      "{server}: {origin} responde, mas não deixa esta página ler a resposta (CORS). O operador dele pode permitir {page}.",
    unreachable:
      "{server}: não foi possível acessar {origin}. Confira o endereço e se o servidor está funcionando.",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "Algo deu errado.",
    partNotLoaded:
      "Não foi possível carregar uma parte desta página. Verifique sua conexão e tente de novo.",
    missing: "Não foi possível carregar esta parte da página",
    missingHint: "Verifique sua conexão.",
    reload: "Recarregar a página",
    walletsMissing:
      "Não foi possível carregar as carteiras. Verifique sua conexão e tente de novo.",

    connect: "Conectar uma carteira",

    // A text to copy, download, or scan.
    copy: "Copiar",
    copyNamed: "Copiar: {what}",
    copied: "Copiado!",
    copyFailed: "O navegador recusou a cópia.",
    download: "Baixar .{ending}",
    downloadNamed: "Baixar .{ending}: {what}",
    code: "Código QR",
    codeNamed: "Código QR: {what}",
    codeTooLong:
      "Longo demais para um código QR ({length} caracteres, máximo {most}). Copie o texto.",

    // Fields and forms.
    chooseFile: "Escolher um arquivo",
    oneFile: "Solte apenas um arquivo.",
    clear: "Limpar",
    clearNamed: "Limpar o formulário",
  },
  pasted: {
    noRecipient: "Digite o endereço do destinatário.",
    federation: "Nomes como alice*example.com não são aceitos aqui; use o endereço G….",
    lookUpFirst: "Busque este nome primeiro. Isso pede o endereço dele a {domain}.",
    contract: "Para pagar a um contrato, use “Chamada de contrato”.",
  },
  payment: {
    form: "Pagamento",
    review: "Revisar o pagamento",
    notBuilt: "Não foi possível criar o pagamento",
    inactive: "Sua conta ainda não está ativada nesta rede. Adicione fundos primeiro.",
    amount: "Valor",
    canSend: "Você pode enviar até {amount}.",
    max: "Máx.",
    maxNamed: "Máx.: {amount}",
    asset: "Ativo",
    assetOf: "{code} de {issuer}",
    newNeedsXlm: "Uma conta nova precisa ser criada com XLM.",
    newNeedsOne: "Uma conta nova precisa de no mínimo 1 XLM.",
    none: "Sua conta não tem nada deste ativo para enviar.",
    atMost: "Você pode enviar no máximo {amount}.",

    // The memo.
    memo: "Memo",
    memoHint: "Corretoras costumam exigir um.",
    memoContent: "Conteúdo do memo",
    memoNone: "Nenhum",
    memoText: "Texto",
    memoId: "ID",
    memoHash: "Hash",
    memoReturn: "Return (hash)",
  },
  proof: {
    keep: "Guardar um comprovante",
    hint: "Um comprovante contém o que foi assinado, a assinatura e o endereço. Quem o tiver pode lê-lo e verificá-lo na aba “Verificar”, também offline. Nenhum servidor o recebe.",
    save: "Salvar como arquivo",
    link: "Link para o comprovante",
    tooLongForLink: "Este comprovante é longo demais para um link. Salve-o como arquivo.",

    // Why a proof can't be read.
    damagedLink: "Este link está incompleto ou danificado. Copie de novo.",
    missing: "Cole um comprovante ou escolha o arquivo dele.",
    tooLarge: "Isto é grande demais para um comprovante.",
    notJson: "Isto não é um comprovante: não é JSON, ou falta uma parte dele.",
    otherJson: "Este JSON não é o comprovante de uma assinatura.",
    otherVersion:
      "Este comprovante foi salvo por outra versão desta página, e esta não consegue lê-lo.",
    otherKind: "Este comprovante é de um tipo desconhecido.",
    noField: "Falta “{field}” neste comprovante.",
    unknownField: "Este comprovante tem um campo desconhecido, “{field}”.",
    badSigner: "O signatário deste comprovante não é um endereço.",
  },
  recipients: {
    // The destination.
    destination: "Destino",
    example: "G…, M… ou nome*domínio",
    lookUp: "Buscar",
    lookUpName: "Buscar {name}",
    lookingUp: "Buscando este nome…",
    isName: "É {name}.",
    withHint: "{name} {hint}",
    own: "Esta é a sua própria conta.",
    checking: "Verificando esta conta…",
    exists: "Esta conta existe.",
    missing: "Conta nova: este pagamento vai criá-la (mínimo 1 XLM).",
    unknown: "Não foi possível verificar se esta conta existe.",

    // Why a name could not be looked up.
    notDomain: "“{domain}” não é um nome de domínio.",
    noServer: "{domain} não tem nomes: o stellar.toml não informa nenhum servidor de federação.",
    noName: "{domain} não conhece este nome.",
    blocked: "Esta página não pode se conectar a {host}. Peça o endereço G….",
    unreachable: "Não foi possível acessar {host}. Tente de novo ou peça o endereço G….",
    notAccount: "{domain} respondeu algo que não é uma conta.",
    unreadableMemo: "{domain} pede um memo que esta página não consegue ler.",

    // Recent recipients and the address book.
    book: "Destinatários recentes e salvos",
    recent: "Recentes",
    clear: "Limpar",
    clearRecent: "Limpar os destinatários recentes",
    addressBook: "Agenda de endereços",
    empty: "Está vazia. O que você salva fica só neste navegador.",
    memo: "memo {memo}",
    remove: "Remover {name}",
    enterFirst: "Digite um destino acima para salvá-lo aqui com um nome.",
    nameFor: "Nome para {address}",
    nameForMemo: "Nome para {address}, com o memo",
    save: "Salvar",
    rename: "Renomear",
    saved: "Salvo.",
    full: {
      one: "A agenda está cheia: ela pode ter {count} entrada.",
      many: "A agenda está cheia: ela pode ter {count} de entradas.",
      other: "A agenda está cheia: ela pode ter {count} entradas.",
    },
    notKept: "Este navegador não guarda isso: dura até você fechar a página.",

    // What is wrong with a name.
    enterName: "Digite um nome.",
    longName: {
      one: "Um nome pode ter {count} caractere.",
      many: "Um nome pode ter {count} de caracteres.",
      other: "Um nome pode ter {count} caracteres.",
    },
    invisible: "Este nome tem caracteres invisíveis.",
    secretName: "Isto parece um segredo. Digite um nome.",

    // The file.
    saveFile: "Salvar como arquivo",
    importFile: "Importar um arquivo",
    imported: {
      one: "{count} entrada lida; novas: {added}.",
      many: "{count} de entradas lidas; novas: {added}.",
      other: "{count} entradas lidas; novas: {added}.",
    },
    largeFile: "Este arquivo é grande demais para uma agenda de endereços.",
    notJson: "Este arquivo não é JSON, então não é uma agenda de endereços.",
    notBook: "Este arquivo não é uma agenda de endereços desta página.",
    otherVersion: "Esta agenda de endereços foi salva por outra versão desta página.",
    manyEntries: {
      one: "Uma agenda pode ter {count} entrada; esta tem mais.",
      many: "Uma agenda pode ter {count} de entradas; esta tem mais.",
      other: "Uma agenda pode ter {count} entradas; esta tem mais.",
    },
    badEntry: "A entrada {number} deste arquivo não é um nome com um endereço.",
  },
  results: {
    confirmed: "Confirmada",
    confirmedIn: "Confirmada no ledger {ledger}",
    rejected: "A rede a rejeitou",
    unknownCode: "A rede retornou {code}.",
    status: "O Horizon retornou o status {status}.",
    unanswered: "Ainda sem resposta",
    mayApply:
      "A rede ainda pode executá-la até que expire. Enviar o mesmo envelope de novo é seguro: ele só pode ser executado uma vez.",
  },
  sandbox: {
    title: "Sandbox",
    wallet: "Carteira simulada",

    // What the wallet will do.
    response: "Resposta",
    ask: "Perguntar a mim",
    approve: "Aprovar",
    reject: "Recusar",
    never: "Nunca responder",
    close: "Fechar a janela dela",
    alter: "Assinar outra coisa",
    "wrong-signer": "Assinar com outra conta",
    willAsk: "{wallet} vai perguntar a você",
    willApprove: "{wallet} vai aprovar sozinha",
    willReject: "{wallet} vai recusar todas as solicitações",
    willNever: "{wallet} nunca vai responder",
    willClose: "{wallet} vai fechar a janela dela",
    willAlter: "{wallet} vai assinar outra coisa",
    willMistake: "{wallet} vai assinar com outra conta",
    locked: "{wallet} está bloqueada",
    notInstalled: "{wallet} não está instalada",
    off: "{wallet} está desligada",
    unplugged: "{wallet} não está conectado",
    account: "{name}, {address}",
    accountOn: "{name}, {network}",

    // Its settings.
    accountField: "Conta",
    network: "Rede",
    extension: "Instalada",
    site: "Instalada",
    either: "Extensão instalada",
    phone: "Celular ligado, escaneando a tela",
    device: "Conectado",
    lock: "Bloqueada",
    reset: "Redefinir",
    quirks: "Peculiaridades de {wallet}",
    notReceived: "Não foi recebido.",

    // The services between the page and a phone.
    bridge: "Entre a página e o celular",
    noServer: "O servidor do sandbox não está respondendo.",
    refused: "O servidor do sandbox recusou.",
    relay: "Relay",
    works: "funciona",
    slow: "está lento",
    loses: "perde a próxima mensagem",
    silent: "não responde",
    refuses: "recusa este app",
    unreachable: "está inacessível",
    explorer: "Lista de carteiras",
    hostile: "tem entradas maliciosas",
    fails: "falha",
    garbage: "não é uma lista",
    missing: "nunca chega",

    // Messages.
    messages: "Mensagens",
    noMessages: "As mensagens entre a página e a carteira aparecem aqui.",
    latest: "Últimas mensagens",
    received: "{time}  página → carteira  {name}",
    sent: "{time}  carteira → página  {name}",

    // Messages of a device.
    publicKey: "chave pública",
    signTransaction: "assinar uma transação",
    configuration: "configuração",
    signHash: "assinar um hash",
    signAuthorization: "assinar uma autorização",
    signMessage: "assinar uma mensagem",
    command: "comando {code}",
    continued: "{command}, continuação",
    done: "concluído",
    denied: "recusado",
    deviceLocked: "bloqueado",
    blindOff: "a assinatura às cegas está desativada",
    otherApp: "outro app está aberto",
    unknownCommand: "desconhecido pelo app",
    tooLarge: "grande demais para mostrar",
    notShown: "não pode ser mostrado",
    status: "código {code}",

    // Recipients of a payment.
    recipients: "Contas do sandbox",
    inSandbox: "No sandbox:",
    pay: "Pagar {name}, {address}",
  },
  secrets: {
    secretKey:
      "Isso parecia uma chave secreta. Nós a removemos; nada foi armazenado nem enviado. Nunca a digite em um site, nem mesmo neste: sua carteira assina por você.",
    recoveryPhrase:
      "Isso parecia uma frase de recuperação. Nós a removemos; nada foi armazenado nem enviado. Nunca a digite em um site, nem mesmo neste: sua carteira assina por você.",
  },
  shortcuts: {
    title: "Atalhos de teclado",
    transaction: "Abrir “Transação”",
    authorization: "Abrir “Autorização”",
    message: "Abrir “Mensagem”",
    check: "Abrir “Verificar”",
    connect: "Conectar uma carteira",
    field: "Ir para o primeiro campo",
    network: "Ir para a rede",
    list: "Mostrar esta lista",
    use: "Usar estes atalhos",
    hint: "Eles funcionam enquanto você não está digitando em um campo.",
    close: "Fechar",
  },
  sign: {
    steps: "Etapas",
    compose: "Preparar",
    review: "Revisar e assinar",
    sendStep: "Enviar",

    // Where a transaction comes from.
    source: "Origem da transação",
    payment: "Novo pagamento",
    import: "Importar transação",
    importForm: "Envelope da transação",
    envelopeOrLink: "Envelope de transação ou link",
    envelopeHint:
      "XDR em base64, um link web+stellar: ou um link que você recebeu. Cole aqui ou solte um arquivo.",
    nothingPasted: "Cole uma transação ou um link, ou solte um arquivo.",
    reviewTransaction: "Revisar a transação",
    emptyFile: "Este arquivo está vazio.",
    largeFile: "Este arquivo é grande demais para um envelope.",
    noEnvelope: "Este arquivo não tem nenhum envelope de transação.",

    // The review.
    aboutToSign: "O que você vai assinar",
    aboutToSend: "O que você vai enviar",
    signIn: "Assinar com {wallet}",
    theWallet: "a carteira",
    theWalletFirst: "A carteira",
    edit: "Editar",
    discard: "Descartar",
    send: "Enviar",
    sendAgain: "Enviar de novo",
    withoutSigning: "Continuar sem assinar",

    // Warnings.
    notMentioned:
      "Esta transação não menciona a sua conta. Talvez ela não precise da sua assinatura.",
    otherAccount: "Esta transação pertence a outra conta.",
    expired: "Ela expirou: a rede não vai executá-la.",
    used: "O número de sequência dela já foi usado: a rede não vai executá-la.",
    ahead:
      "O número de sequência dela está adiantado: outra transação precisa ser executada antes.",

    // What was verified.
    verified: "Assinada e verificada",
    signed: "Assinada",
    sameTransaction: "É exatamente a transação que você revisou.",
    validFor: "A assinatura de {address} é válida para {network}.",
    validForAddress: "Ela é válida para o endereço solicitado.",
    notVerified: "Não foi possível verificar a assinatura.",
    altered: "A carteira assinou uma transação diferente da solicitada, como permitido.",
    unreported: "A carteira não retornou nada que pudéssemos verificar.",
    off: "A verificação está desativada.",
    envelope: "Envelope assinado",
    signature: "Assinatura (64 bytes, base64)",
    address: "Endereço",
    startAnother: "Começar outra",

    // Sending.
    sending: "Enviada para {network}. Aguardando confirmação…",
    sent: "Transação enviada",
    copyHash: "Copiar o hash da transação",
  },
  signatures: {
    // Who has signed.
    signatures: "Assinaturas",
    inside: "Assinaturas da transação interna",
    feeBump: "Assinaturas do fee bump",
    ready: "Pronta para enviar",
    forAccount: "Por {account}",
    signed: "{address} assinou, {weight}",
    notSigned: "{address} ainda não assinou, {weight}",
    youSigned: "{address} (você) assinou, {weight}",
    youNotSigned: "{address} (você) ainda não assinou, {weight}",
    weight: "peso {weight}",
    unknown: "Não foi possível ler os signatários desta conta, então não sabemos qual peso falta.",
    fullySigned: "Totalmente assinada ({weight} de {needed}, {threshold}).",
    partlySigned:
      "Assinada em parte ({weight} de {needed}, {threshold}). Peso que falta: {missing}.",
    low: "limiar baixo",
    medium: "limiar médio",
    high: "limiar alto",
    otherNetwork: "Não é para {network}.",
    unneeded: "Tem assinaturas de que não precisa",
    unneededHint: "A rede rejeita uma transação com mais assinaturas do que o necessário.",
    remove: "Removê-las",

    // Passing it on.
    share: "Compartilhar para outra assinatura",
    shareHint:
      "Para o próximo signatário: o link abre esta página com a transação e as assinaturas dela. O link contém a transação; nenhum servidor a recebe, mas quem tiver o link pode vê-la.",
    shareLink: "Link para compartilhar",
    tooLong:
      "Esta transação é longa demais para um link ou código QR. Baixe-a e envie o arquivo ao próximo signatário, que a abre com “Importar transação”.",
    shareFile: "Arquivo para compartilhar",

    // Importing signatures.
    importSignatures: "Importar assinaturas",
    otherCopy: "Outra cópia",
    signedCopy: "Cópia assinada desta transação",
    copyHint: "XDR em base64, ou o link que você recebeu de volta. Cole aqui ou solte um arquivo.",
    import: "Importar",
    imported: "Importada.",
    noCopy: "Cole a cópia ou um link para ela.",
    payment: "Este link pede um pagamento.",
    linkForOther: "Este link é para outra rede, então as assinaturas dele não servem.",
    different:
      "Esta é outra transação, então as assinaturas dela não servem. Peça uma cópia assinada da sua.",
    nothingNew: "Esta cópia não tem nenhuma assinatura nova.",
    tooMany: "Uma transação pode ter no máximo {most} assinaturas.",
    notEnvelope: "Isto não é um envelope de transação em base64.",
  },
  stellar: {
    // Amounts.
    noAmount: "Digite um valor.",
    usePoint: "Use ponto para os decimais, como em 12.5.",
    useDigits: "Use algarismos, como em 12.5.",
    tooManyDecimals: "Use no máximo sete casas decimais.",
    zero: "O valor deve ser maior que zero.",
    tooLarge: "Este valor é grande demais para a rede.",

    // Memos.
    noMemo: "Digite o memo ou escolha “Nenhum”.",
    memoTooLong: "Um memo de texto pode ter {most} bytes; este tem {length}.",
    badId: "Um ID é um número inteiro menor que 18446744073709551616.",
    badHash: "Um hash tem 64 dígitos hexadecimais.",

    // Authorizations.
    ofSource: "A conta de origem da transação autoriza esta entrada: basta assinar a transação.",

    // What a server of the network didn't answer.
    noHorizon: "Não foi possível acessar o Horizon.",
    noAccount: "O Horizon não retornou nenhuma conta (status {status}).",
    noRpc: "Não foi possível acessar o RPC da rede.",
    noLedger: "O RPC da rede não retornou o último ledger (status {status}).",
  },
  verdicts: {
    valid: "Válida",
    validFor: "Válida para {network}",
    notValid: "Não válida",
    for: "Para {network}.",
    unknownNetwork: "Para uma rede desconhecida.",
    otherNetwork: "Não é para {network}.",
    otherAddress: "A autorização é para outro endereço.",
    notSigned: "A chave deste endereço não assinou isto.",
    notSignedFor: "A chave deste endereço não assinou esta transação para {network}.",
    albedo: "No formato antigo da Albedo, que inclui o endereço.",
    sep53: "No formato SEP-53.",
    cannotVerify: "Não pode ser verificada aqui",
    onlyContract: "Só o contrato deste endereço pode verificar as assinaturas dele.",
    badSignature: "Uma assinatura tem 64 bytes em base64.",
    contract: "Um contrato não tem chave para assinar.",

    // Signatures of an envelope.
    unknownKey: "De uma chave desconhecida",
    unknownKeyHint:
      "A chave termina com os bytes {hint}. Se você sabe de quem ela pode ser, adicione o endereço abaixo.",
    noKeyTried: "De nenhuma das chaves testadas",
    noKeyTriedHint:
      "Chaves listadas aqui que terminam em {hint}: {listed}. Só as primeiras {tried} foram testadas.",
    noNetwork: "Não é válida para nenhuma rede conhecida",
    noNetworkHint: "A dica dela indica esta chave, mas não é a assinatura desta chave.",
  },
  wallets: {
    simulated: "simulada",
    label: "{wallet}, simulada: {title}",
    closeWindow: "Fechar a janela",
    note: "Sandbox: chaves de teste públicas, sem dinheiro real.",
    moreOne: "Mais 1 solicitação em espera.",
    more: "Mais {count} solicitações em espera.",
    otherAccount: "Outra conta",

    // What stands before a request.
    welcome: "Boas-vindas à {wallet}",
    noWallet: "Nenhuma carteira foi configurada ainda. No sandbox, um clique basta para criá-la.",
    setUp: "Configurar",
    locked: "{wallet} está bloqueada",
    noPassword: "No sandbox, ela é desbloqueada sem senha.",
    unlock: "Desbloquear",
    gotIt: "Entendi",
    close: "Fechar",

    // The browser's own dialog.
    wantsDevice: "{host} quer se conectar a um dispositivo",
    noDevice: "Nenhum dispositivo compatível foi encontrado.",
    browserPrompt: "Este é o aviso do navegador. Ele dá à página acesso ao dispositivo.",
    cancel: "Cancelar",
    connectDevice: "Conectar",

    // Requests, by kind.
    connect: "Conectar este site?",
    address: "Este é o seu endereço?",
    transaction: "Assinar esta transação?",
    "auth-entry": "Assinar esta autorização?",
    message: "Assinar esta mensagem?",
    hash: "Assinar este hash?",
    token: "Adicionar este token?",
    batch: "Assinar estas transações?",
    grant: "Permitir isto sem perguntar de novo?",
    account: "Sua conta",
    requestedBy: "Solicitado por {host}",
    seesAddress: "Ele verá o endereço desta conta.",
    maySign: "Ele poderá pedir assinaturas.",
    addressRow: "Endereço",
    hashRow: "Hash",
    cannotShow: "Esta carteira não pode mostrar o que você assina.",
    reading: "Lendo…",
    reject: "Recusar",
    approve: "Aprovar",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "um envelope de transação",
    preimage: "a pré-imagem de uma autorização",
    authorization: "uma pré-imagem ou uma entrada de autorização",

    // What to do.
    withAdvice: "{problem} {advice}",
    pasteEnvelope: "Cole um envelope de transação: base64 que começa com AAAA.",
    pastePreimage: "Cole a pré-imagem que foi assinada: base64 que começa com AAAA.",
    pasteAuthorization:
      "Cole uma pré-imagem ou uma entrada de autorização: base64 que começa com AAAA.",

    // What an unsuitable text is.
    empty: "Isto está vazio.",
    address: "Isto é um endereço.",
    link: "Isto é um link web+stellar:.",
    webAddress: "Isto é um endereço web.",
    json: "Isto é JSON ou código. Cole apenas o XDR que está nele.",
    hash: "Isto é um hash, que não contém a transação em si.",
    hex: "Isto é hexadecimal, não base64.",
    encoded: "Isto está codificado para URL (tem %).",
    notBase64: "Isto não é base64: tem “{character}”.",
    damaged: "Este XDR está incompleto ou danificado. Copie de novo.",
    signature: "Isto tem o tamanho de uma assinatura, 64 bytes.",
    key: "Isto tem o tamanho de uma chave ou de um hash, 32 bytes.",
    otherKind: "Isto é {kind}, não {wanted}.",
    startsLike: "Isto começa como {kind}, mas está incompleto ou foi alterado. Copie de novo.",
    unknown: "Isto é base64 válido, mas não {wanted}.",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "uma pré-imagem de outra coisa",
    entry: "uma entrada de autorização",
    result: "o resultado de uma transação",
    meta: "o bloco de metadados do resultado de uma transação",
    resources: "o conjunto de recursos de uma chamada de contrato",
    transaction: "uma transação sem o envelope",
    operation: "uma operação sem a transação",
    ledgerKey: "uma chave do ledger",
    contractValue: "um valor de contrato",
  },
}
