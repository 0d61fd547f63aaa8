declare module "@alidade/react/styles.css"
