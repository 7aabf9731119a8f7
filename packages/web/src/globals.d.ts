/** The version of the app, put in by vite.config.ts. */
declare const __VERSION__: string;
