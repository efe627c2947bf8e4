import { designersTexts, type OnlineDesign } from '@commissary/catalog';
import type { ReactNode } from 'react';
import { PreviewHotspot } from '../../designer/index.ts';
import styles from './online.module.css';
import { previewPath, sized } from './online-page.tsx';

interface ItemPartProps {
  readonly design: OnlineDesign;
  readonly children: ReactNode;
}

/** The name of an item, in the size of item names. */
export function ItemName({ design, children }: ItemPartProps) {
  return (
    <PreviewHotspot
      field={previewPath('itemNameSize')}
      name={designersTexts.itemNames}
      className={styles.name}
      style={sized(design.itemNameSize)}
    >
      {children}
    </PreviewHotspot>
  );
}

/** The price of an item, in the size of prices. */
export function ItemPrice({ design, children }: ItemPartProps) {
  return (
    <PreviewHotspot
      field={previewPath('priceSize')}
      name={designersTexts.prices}
      className={styles.price}
      style={sized(design.priceSize)}
    >
      {children}
    </PreviewHotspot>
  );
}
