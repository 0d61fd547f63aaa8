import { albedo } from "@alidade/wallets/albedo"
import { OwnModule } from "../kit/own-module.js"

/** Albedo's `productId`. */
export const ALBEDO_ID = "albedo"

/** Albedo. */
export class AlbedoModule extends OwnModule {
  constructor() {
    super(albedo())
  }
}

/** Albedo's names of its networks. */
export enum AlbedoNetwork {
  PUBLIC = "public",
  TESTNET = "testnet",
}
