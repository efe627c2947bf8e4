/** The processor seconds of a process and of everything below it; undefined where the system does not say. */
export function secondsOfTree(pid?: number): number | undefined;
