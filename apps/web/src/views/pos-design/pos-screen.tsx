import { designersTexts, type PosTheme, sampleOrder, type ThemeArea, themeAreas } from '@commissary/catalog';
import { formatMoney } from '@commissary/schema';
import type { CSSProperties } from 'react';
import { lineTotal, PreviewHotspot, totalsOf } from '../designer/index.ts';
import { themePath } from './contrast-pairs.ts';
import styles from './pos.module.css';

const categories = [
  designersTexts.starters,
  designersTexts.pizza,
  designersTexts.pasta,
  designersTexts.desserts,
  designersTexts.drinks,
];
const tiles = [
  [designersTexts.margherita, '14.50'],
  ['Marinara', '12.00'],
  ['Diavola', '16.00'],
  ['Funghi', '15.50'],
  [designersTexts.quattroFormaggi, '17.00'],
  ['Bianca', '14.00'],
  ['Calzone', '15.00'],
  [designersTexts.garlicDip, '1.25'],
] as const;

/** The order screen of a point of sale in a theme. */
export function PosScreen({ theme }: { readonly theme: PosTheme }) {
  const at = (area: ThemeArea, what: 'Background' | 'TextColor' | 'Color' = 'Background') =>
    `${themePath(theme.id)}/${area}${what}`;
  const lines = sampleOrder.lines.filter(({ voided }) => voided !== true);
  const { sum, tax, total } = totalsOf(sampleOrder);
  return (
    <div className={styles.till}>
      <div className={styles.screen} style={variables(theme)} data-paints={at('main')}>
        <div className={`${styles.bar} row align-center justify-between span-all`} data-paints={at('primary')}>
          <PreviewHotspot field={at('primary')} name={designersTexts.topBar} className={styles.place}>
            {designersTexts.orderAtTable(sampleOrder.orderType, sampleOrder.table)}
          </PreviewHotspot>
          <span>{sampleOrder.server}</span>
        </div>
        <div className={`${styles.ticket} stack gap-8`} data-paints={at('ticket')}>
          <PreviewHotspot field={at('ticket')} name={designersTexts.ticketPart} className={styles.number}>
            {designersTexts.ticket(sampleOrder.number)}
          </PreviewHotspot>
          <ul className={`${styles.lines} grow`}>
            {lines.map(line => (
              <li key={line.name}>
                <span className="row justify-between gap-8">
                  <span>
                    {line.quantity} {line.name}
                  </span>
                  <span>{formatMoney(lineTotal(line))}</span>
                </span>
                {line.modifiers.map(({ name }) => (
                  <small key={name}>{name}</small>
                ))}
              </li>
            ))}
          </ul>
          <dl className={`${styles.totals} grid gap-2 gap-x-8`}>
            <dt>{designersTexts.subtotal}</dt>
            <dd>{formatMoney(sum)}</dd>
            <dt>{designersTexts.tax}</dt>
            <dd>{formatMoney(tax)}</dd>
            <dt>{designersTexts.total}</dt>
            <dd>{formatMoney(total)}</dd>
          </dl>
          <PreviewHotspot field={at('highlight')} name={designersTexts.selection} className={styles.pay}>
            {designersTexts.pay(formatMoney(total))}
          </PreviewHotspot>
        </div>
        <div className={`${styles.menu} stack gap-8 min-width-0`}>
          <PreviewHotspot field={at('input')} name={designersTexts.inputFields} className={styles.search}>
            {designersTexts.findAnItem}
          </PreviewHotspot>
          <div className={`${styles.categories} row wrap gap-6`}>
            {categories.map((category, index) => (
              <PreviewHotspot
                key={category}
                field={at(index === 1 ? 'highlight' : 'button')}
                name={index === 1 ? designersTexts.selection : designersTexts.buttons}
                className={index === 1 ? styles.chosen : styles.button}
              >
                {category}
              </PreviewHotspot>
            ))}
          </div>
          <div className={`${styles.tiles} grid gap-6 grow`}>
            {tiles.map(([name, price]) => (
              <PreviewHotspot key={name} field={at('menuTile')} name={designersTexts.menuTiles} className={styles.tile}>
                <b>{name}</b>
                <span>{formatMoney(price)}</span>
              </PreviewHotspot>
            ))}
          </div>
          <div className={`${styles.acts} row wrap gap-6`}>
            {[designersTexts.hold, designersTexts.send, designersTexts.discount, designersTexts.more].map(act => (
              <PreviewHotspot key={act} field={at('button')} name={designersTexts.buttons} className={styles.button}>
                {act}
              </PreviewHotspot>
            ))}
          </div>
          <PreviewHotspot field={at('main', 'TextColor')} name={designersTexts.screenText} className={styles.foot}>
            {designersTexts.sampleCheckLine}
          </PreviewHotspot>
        </div>
      </div>
    </div>
  );
}

const variables = (theme: PosTheme): CSSProperties =>
  Object.fromEntries(
    themeAreas.flatMap(({ key }) => [
      [`--${key}`, theme[`${key}Background`]],
      [`--${key}-text`, theme[`${key}TextColor`]],
      [`--${key}-line`, theme[`${key}Color`]],
    ]),
  );
