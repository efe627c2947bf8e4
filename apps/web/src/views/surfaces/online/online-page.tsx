import { designersTexts, type OnlineDesign, onlineFonts, onlinePalettes } from '@commissary/catalog';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../ui/index.ts';
import { PreviewHotspot } from '../../designer/index.ts';
import styles from './online.module.css';

export interface OnlinePageProps {
  readonly design: OnlineDesign;
  /** The name of the restaurant. */
  readonly name: string;
}

/** The path of a field of the design. */
export const previewPath = (key: keyof OnlineDesign): string => `/onlineDesign/${key}`;

/** Each step of text size, relative to ordinary text. */
const steps: Readonly<Record<OnlineDesign['itemNameSize'], number>> = {
  'xx-small': 0.65,
  'x-small': 0.78,
  small: 0.89,
  medium: 1,
  large: 1.2,
  'x-large': 1.4,
  'xx-large': 1.65,
};
export const sized = (size: OnlineDesign['itemNameSize']): CSSProperties => ({ fontSize: `${steps[size]}em` });

export const paletteOf = (design: OnlineDesign) =>
  onlinePalettes.find(({ value }) => value === design.colorPalette) ?? onlinePalettes[0];

/** A browser frame, with the header of the online pages and the content of a page under it. */
export function OnlinePage({ design, name, children }: OnlinePageProps & { readonly children: ReactNode }) {
  const palette = paletteOf(design);
  const font = onlineFonts.find(({ value }) => value === design.modernFont) ?? onlineFonts[0];
  const painted = {
    '--page': palette.page,
    '--card': palette.card,
    '--text': palette.text,
    '--accent': palette.accent,
    '--on-accent': palette.onAccent,
    '--border': `${design.borderWidth}px`,
    fontFamily: font.stack,
  };
  return (
    <div className={styles.browser}>
      <div className={`${styles.chrome} row align-center gap-6 line-below`} aria-hidden>
        <i />
        <i />
        <i />
        <span>{designersTexts.storeAddress(name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))}</span>
      </div>
      <div
        className={`${styles.page} stack align-start`}
        style={painted}
        data-style={design.designStyle}
        data-buttons={design.buttonStyle}
        data-paints={previewPath('colorPalette')}
      >
        <div className={`${styles.top} row wrap align-baseline justify-between gap-4 gap-x-16 full-width`}>
          <PreviewHotspot field={previewPath('modernFont')} name={designersTexts.font} className={styles.brand}>
            {name}
          </PreviewHotspot>
          {design.locationFinder.enabled && (
            <PreviewHotspot
              field={`${previewPath('locationFinder')}/radius`}
              name={designersTexts.locationFinder}
              className={styles.finder}
            >
              {designersTexts.searchRadius(design.locationFinder.radius)}
            </PreviewHotspot>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

interface OrderButtonProps {
  readonly design: OnlineDesign;
  /** What it orders. */
  readonly of?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button in the style of the design. */
export function OrderButton({ design, of, onPress, children }: OrderButtonProps) {
  return (
    <PreviewHotspot
      field={previewPath('buttonStyle')}
      name={designersTexts.buttons}
      className={classNames(styles.button)}
      style={sized(design.buttonTextSize)}
      onPress={onPress}
    >
      {children}
      {onPress !== undefined && of !== undefined && <span className="visually-hidden"> {of}</span>}
    </PreviewHotspot>
  );
}
