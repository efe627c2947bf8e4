/** The folder of the web app, built in a mode of Vite when no build of these very sources is at hand. */
export function builtWebApp(mode?: string): Promise<string>;
