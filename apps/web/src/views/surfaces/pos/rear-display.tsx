import { designersTexts, type PosDesign, type PosTheme } from '@commissary/catalog';
import { PlaceholderPlate, PreviewHotspot } from '../../designer/index.ts';
import type { PicturedOrder } from '../picture.ts';
import styles from './pos.module.css';
import { themePath } from './theme-path.ts';

export interface RearDisplayProps {
  readonly theme: PosTheme;
  readonly ticket: PosDesign['virtualTicket'];
  readonly order: PicturedOrder;
}

/** The customer display: the images of the theme one after the other, and the guest's ticket. */
export function RearDisplay({ theme, ticket, order }: RearDisplayProps) {
  const at = (key: keyof PosDesign['virtualTicket']) => `/posDesign/virtualTicket/${key}`;
  const images = theme.rearDisplayCarouselImagesImageUrls.filter(url => url !== '');
  const has = (column: (typeof ticket.columns)[number]) => ticket.columns.includes(column);
  const painted: Readonly<Record<string, string>> = {
    '--paper': ticket.background,
    '--ink': ticket.textColor,
    '--head': ticket.headerBackground,
    '--on-head': ticket.headerTextColor,
    '--sum': ticket.totalColor,
  };
  return (
    <div className={styles.till}>
      <div className={styles.rear} style={painted}>
        <PreviewHotspot
          field={`${themePath(theme.id)}/rearDisplayCarouselImagesImageUrls`}
          name={designersTexts.images}
          className={styles.carousel}
        >
          {images.length === 0 ? (
            <>
              <PlaceholderPlate kind={3} className={styles.picture} />
              <span className={styles.caption}>{designersTexts.noImages}</span>
            </>
          ) : (
            <>
              <img className={styles.picture} src={images[0]} alt={designersTexts.firstImage} />
              <span className={styles.caption}>{designersTexts.firstOf(images.length)}</span>
            </>
          )}
        </PreviewHotspot>
        <div className={styles.slip} data-paints={at('background')}>
          <PreviewHotspot
            field={at('headerBackground')}
            name={designersTexts.headerBackground}
            className={styles.slipHead}
          >
            {designersTexts.yourOrder}
          </PreviewHotspot>
          <PreviewHotspot field={at('columns')} name={designersTexts.columns} className={styles.slipLines}>
            {order.lines.map((line, index) => (
              <span key={line.key} className={styles.slipLine}>
                {has('QUANTITY') && <i>{line.quantity}</i>}
                <span className={`${styles.slipName} grow`}>
                  {line.name}
                  {ticket.showModifiers && line.modifiers.map(name => <small key={name}>{name}</small>)}
                </span>
                {has('SEAT') && <i>{designersTexts.seat(index === 0 ? 1 : 2)}</i>}
                {has('PRICE') && <i>{line.price}</i>}
              </span>
            ))}
          </PreviewHotspot>
          <PreviewHotspot field={at('totalColor')} name={designersTexts.total} className={styles.slipTotal}>
            <span>{designersTexts.total}</span>
            <span>{order.toPay}</span>
          </PreviewHotspot>
        </div>
      </div>
    </div>
  );
}
