export const measures: readonly string[];
export const longMeasures: readonly string[];
