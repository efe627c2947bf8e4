/** "de" before a name or a noun with its article: "de Elm St.", "del grupo Centro". */
export const ofName = (name: string): string => (name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`);

/** "a" before the same: "a la empresa", "al grupo Centro". */
export const toName = (name: string): string => (name.startsWith('el ') ? `al ${name.slice(3)}` : `a ${name}`);
