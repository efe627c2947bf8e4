/** The file of a program of an installed package, which Node runs. */
export function packageProgram(packageName: string, program?: string): string;
/** A path in the repository. */
export function inRepository(...parts: readonly string[]): string;
