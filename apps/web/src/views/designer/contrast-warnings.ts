import { designersTexts } from '@commissary/catalog';
import { contrast, readableContrast } from '@commissary/domain';

/** A text on its background, and the field that sets the color of the text. */
export interface ContrastPair {
  readonly what: string;
  readonly text: string;
  readonly background: string;
  readonly path: string;
}

/** A pair with too little contrast, as text. */
export interface ContrastWarning {
  readonly path: string;
  readonly words: string;
}

/** The pairs whose contrast is too low; an invalid color is skipped. */
export const contrastWarnings = (pairs: readonly ContrastPair[]): readonly ContrastWarning[] =>
  pairs.flatMap(({ what, text, background, path }) => {
    const ratio = contrast(text, background);
    if (ratio === null || ratio >= readableContrast) return [];
    // Rounded down: 4.49 is not shown as 4.5.
    const said = (Math.floor(ratio * 10) / 10).toFixed(1);
    return [{ path, words: designersTexts.lowContrast(what, said, readableContrast) }];
  });
