import { type CSSProperties, createContext, useContext } from 'react';
import type { ListRow } from '../../form/rows/index.ts';
import type { LayoutButton } from './edited-layout.ts';
import styles from './layout.module.css';

/** What is drawn on the buttons of the open tab besides their own values. */
export interface Faces {
  readonly nameOf: (row: ListRow) => string;
  readonly priceOf: (row: ListRow) => string;
  readonly isHidden: (row: ListRow) => boolean;
  readonly isDead: (row: ListRow) => boolean;
}

export const FacesContext = createContext<Faces | null>(null);

/** A button in its own colors, with its name and the price of its item. */
export function ButtonFace({ row }: { readonly row: ListRow }) {
  const faces = useContext(FacesContext);
  // The definition of the menu says what its values are.
  const { buttonStyle } = row.value as LayoutButton;
  if (faces === null) return null;
  return (
    <span
      className={styles.face}
      data-hidden={faces.isHidden(row) || undefined}
      data-dead={faces.isDead(row) || undefined}
      data-style={buttonStyle.textStyle}
      data-size={buttonStyle.textSize}
      style={drawnAs(buttonStyle)}
    >
      <span className={styles.name}>{faces.nameOf(row)}</span>
      <span className={styles.price}>{faces.priceOf(row)}</span>
    </span>
  );
}

/** A device without the font of a button draws it in one that is alike. */
const drawnAs = ({ buttonColor, textColor, textFont }: LayoutButton['buttonStyle']): CSSProperties =>
  Object.fromEntries([
    ['background', buttonColor],
    ['color', textColor],
    ['--button-font', textFont],
  ]);
