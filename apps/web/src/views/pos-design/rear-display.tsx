import { designersTexts, type PosDesign, type PosTheme, sampleOrder } from '@commissary/catalog';
import { formatMoney } from '@commissary/schema';
import { lineTotal, PlaceholderPlate, PreviewHotspot, totalsOf } from '../designer/index.ts';
import { themePath } from './contrast-pairs.ts';
import styles from './pos.module.css';

export interface RearDisplayProps {
  readonly theme: PosTheme;
  readonly ticket: PosDesign['virtualTicket'];
}

/** The customer display: the images of the theme one after the other, and the guest's ticket. */
export function RearDisplay({ theme, ticket }: RearDisplayProps) {
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
            {sampleOrder.lines
              .filter(({ voided }) => voided !== true)
              .map(line => (
                <span key={line.name} className={styles.slipLine}>
                  {has('QUANTITY') && <i>{line.quantity}</i>}
                  <span className={`${styles.slipName} grow`}>
                    {line.name}
                    {ticket.showModifiers && line.modifiers.map(({ name }) => <small key={name}>{name}</small>)}
                  </span>
                  {has('SEAT') && <i>{designersTexts.seat(line.seat)}</i>}
                  {has('PRICE') && <i>{formatMoney(lineTotal(line))}</i>}
                </span>
              ))}
          </PreviewHotspot>
          <PreviewHotspot field={at('totalColor')} name={designersTexts.total} className={styles.slipTotal}>
            <span>{designersTexts.total}</span>
            <span>{formatMoney(totalsOf(sampleOrder).total)}</span>
          </PreviewHotspot>
        </div>
      </div>
    </div>
  );
}
