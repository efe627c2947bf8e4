/** The parts of a picture that are kept: its shape, how much of it, and where, each from 0 to 1. */
export interface Crop {
  /** Quarter turns to the right. */
  readonly turns: 0 | 1 | 2 | 3;
  /** Width by height; null: that of the picture. */
  readonly shape: number | null;
  /** 1 = as much as the shape allows. */
  readonly part: number;
  readonly across: number;
  readonly down: number;
}

export const wholePicture: Crop = { turns: 0, shape: null, part: 1, across: 0.5, down: 0.5 };

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const turned = ({ width, height }: Size, turns: Crop['turns']): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

export const turnedBy = (turns: Crop['turns'], quarter: 1 | 3): Crop['turns'] =>
  ((turns + quarter) % 4) as Crop['turns'];

/** What is kept of a picture after its turn, in whole pixels, never less than one and never beyond its edges. */
export const keptPart = (picture: Size, { turns, shape, part, across, down }: Crop) => {
  const { width, height } = turned(picture, turns);
  const wanted = shape ?? width / height;
  const most = Math.min(width, height * wanted);
  const kept = {
    width: Math.min(width, Math.max(1, Math.round(most * part))),
    height: Math.min(height, Math.max(1, Math.round((most / wanted) * part))),
  };
  return {
    ...kept,
    x: Math.round((width - kept.width) * across),
    y: Math.round((height - kept.height) * down),
  };
};

/** Whether anything is changed at all. */
export const isWhole = ({ turns, shape, part }: Crop): boolean => turns === 0 && shape === null && part === 1;
