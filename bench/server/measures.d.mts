export const parts: Readonly<Record<string, readonly string[]>>;
export const measures: readonly string[];
export const longMeasures: readonly string[];
