import { designersTexts } from '@commissary/catalog';
import { contrast, readableContrast } from '@commissary/domain';

/** A text on its background, and the field that paints the text. */
export interface ContrastPair {
  readonly what: string;
  readonly text: string;
  readonly background: string;
  readonly path: string;
}

/** A pair that is hard to read, in words. */
export interface ContrastWarning {
  readonly path: string;
  readonly words: string;
}

/** The pairs whose text does not stand out enough; what is no color yet is passed over. */
export const contrastWarnings = (pairs: readonly ContrastPair[]): readonly ContrastWarning[] =>
  pairs.flatMap(({ what, text, background, path }) => {
    const ratio = contrast(text, background);
    if (ratio === null || ratio >= readableContrast) return [];
    // Rounded down: 4.49 is not said to be 4.5.
    const said = (Math.floor(ratio * 10) / 10).toFixed(1);
    return [{ path, words: designersTexts.lowContrast(what, said, readableContrast) }];
  });
