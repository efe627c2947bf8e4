/** The folder of the bundled server, built when no build of these very sources is at hand. */
export function builtServer(): Promise<string>;
