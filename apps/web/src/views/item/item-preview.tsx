import { itemPreviewTexts } from '@commissary/catalog';
import { memberPath } from '@commissary/schema';
import { IconPhoto, IconPointer } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './item-preview.module.css';
import type { PreviewedItem } from './previewed-item.ts';

export interface ItemPreviewProps {
  readonly item: PreviewedItem;
  /** Called with the part that was clicked: a path inside the item. */
  readonly onPart: (inside: string) => void;
}

/** An item as the point of sale and the online page would show it. */
export function ItemPreview({ item, onPart }: ItemPreviewProps) {
  const titleId = useId();
  const { name, displayName, description, imageAddress, isActive, price, guestPrice, schemeId } = item;
  const part = (inside: string, words: string, text: ReactNode) => (
    <button type="button" className={styles.part} onClick={() => onPart(inside)}>
      {text}
      <span className="visually-hidden">{itemPreviewTexts.part(words)}</span>
    </button>
  );
  const priceAt = `${memberPath('pricing', schemeId ?? '')}/itemBased/price`;
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {itemPreviewTexts.title}
      </h2>
      <h3 className={styles.label}>{itemPreviewTexts.posButton}</h3>
      <div className={styles.till}>
        <div className={styles.tile} data-inactive={!isActive || undefined}>
          {part('info/name', itemPreviewTexts.name, name || itemPreviewTexts.noName)}
          {!isActive && part('info/status', itemPreviewTexts.status, itemPreviewTexts.inactive)}
          {isActive && price !== null && part(priceAt, itemPreviewTexts.price, price)}
        </div>
      </div>
      <h3 className={styles.label}>{itemPreviewTexts.onlineCard}</h3>
      <div className={styles.card} data-inactive={!isActive || undefined}>
        {part(
          'info/imageId',
          itemPreviewTexts.image,
          imageAddress === null ? (
            <span className={styles.noImage}>
              <IconPhoto size={40} stroke={1.2} aria-hidden />
            </span>
          ) : (
            <img className={styles.image} src={imageAddress} alt="" />
          ),
        )}
        <div className={styles.words}>
          <div className={styles.line}>
            <strong>
              {part('info/displayName', itemPreviewTexts.displayName, displayName || itemPreviewTexts.noName)}
            </strong>
            {guestPrice !== null && <strong>{part(priceAt, itemPreviewTexts.price, guestPrice)}</strong>}
          </div>
          {description !== '' && part('info/description', itemPreviewTexts.description, description)}
          {!isActive && part('info/status', itemPreviewTexts.status, itemPreviewTexts.inactive)}
        </div>
      </div>
      <p className={styles.hint}>
        <IconPointer size={14} stroke={1.8} aria-hidden />
        {itemPreviewTexts.hint}
      </p>
    </section>
  );
}
