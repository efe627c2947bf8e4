import { itemPreviewTexts } from '@commissary/catalog';
import { type Id, memberPath } from '@commissary/schema';
import { IconPhoto, IconPointer } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './item-preview.module.css';
import type { PreviewedItem } from './previewed-item.ts';

export interface ItemPreviewProps {
  readonly item: PreviewedItem;
  /** The pricing scheme of the prices. */
  readonly scheme: Id;
  /** Beside the title: whose prices are shown. */
  readonly tools: ReactNode;
  /** Called with the part that was clicked: a path inside the item. */
  readonly onPart: (inside: string) => void;
}

/** An item as the point of sale and the online page would show it. */
export function ItemPreview({ item, scheme, tools, onPart }: ItemPreviewProps) {
  const titleId = useId();
  const { name, displayName, description, imageAddress, isActive, isOut, price, guestPrice } = item;
  const part = (inside: string, words: string, text: ReactNode) => (
    <button type="button" className={`${styles.part} break-anywhere pad-0`} onClick={() => onPart(inside)}>
      {text}
      <span className="visually-hidden">{itemPreviewTexts.part(words)}</span>
    </button>
  );
  const priceAt = `${memberPath('pricing', scheme)}/itemBased/price`;
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <div className="row align-center justify-between gap-12">
        <h2 id={titleId} className={styles.title}>
          {itemPreviewTexts.title}
        </h2>
        {tools}
      </div>
      <h3 className={`${styles.label} text-12 weight-600 tone-2`}>{itemPreviewTexts.posButton}</h3>
      <div className={styles.till}>
        <div
          className={`${styles.tile} stack align-start justify-between gap-8 weight-600`}
          data-inactive={!isActive || isOut || undefined}
        >
          {part('info/name', itemPreviewTexts.name, name || itemPreviewTexts.noName)}
          {!isActive && part('info/status', itemPreviewTexts.status, itemPreviewTexts.inactive)}
          {isActive && isOut && part('info/out', itemPreviewTexts.out, itemPreviewTexts.outOfStock)}
          {isActive && !isOut && part(priceAt, itemPreviewTexts.price, price)}
        </div>
      </div>
      <h3 className={`${styles.label} text-12 weight-600 tone-2`}>{itemPreviewTexts.onlineCard}</h3>
      <div className={`${styles.card} card`} data-inactive={!isActive || isOut || undefined}>
        {part(
          'info/imageId',
          itemPreviewTexts.image,
          imageAddress === null ? (
            <span className={`${styles.noImage} grid full-width tone-3`}>
              <IconPhoto size={40} stroke={1.2} aria-hidden />
            </span>
          ) : (
            <img className={`${styles.image} grid full-width tone-3`} src={imageAddress} alt="" />
          ),
        )}
        <div className="stack align-start gap-4 pad-x-16 pad-y-12">
          <div className="row justify-between gap-12 full-width">
            <strong>
              {part('info/displayName', itemPreviewTexts.displayName, displayName || itemPreviewTexts.noName)}
            </strong>
            <strong>{part(priceAt, itemPreviewTexts.price, guestPrice)}</strong>
          </div>
          {description !== '' && part('info/description', itemPreviewTexts.description, description)}
          {!isActive && part('info/status', itemPreviewTexts.status, itemPreviewTexts.inactive)}
          {isActive && isOut && part('info/out', itemPreviewTexts.out, itemPreviewTexts.outOfStock)}
        </div>
      </div>
      <p className="row align-center gap-6 text-12 tone-3 space-above-8">
        <IconPointer size={14} stroke={1.8} aria-hidden />
        {itemPreviewTexts.hint}
      </p>
    </section>
  );
}
