import {
  designersTexts,
  type PosTheme,
  sampleOrder,
  simulatorTexts,
  type ThemeArea,
  themeAreas,
} from '@commissary/catalog';
import { layoutColumns } from '@commissary/domain';
import type { CSSProperties } from 'react';
import { PreviewHotspot } from '../../designer/index.ts';
import { DifferenceMark } from '../difference-mark.tsx';
import type { PicturedTile, SurfacePicture } from '../picture.ts';
import styles from './pos.module.css';
import { themePath } from './theme-path.ts';

export interface PosScreenProps {
  readonly theme: PosTheme;
  readonly picture: SurfacePicture;
}

/** The order screen of a point of sale in a theme. */
export function PosScreen({ theme, picture: { tabs, tiles, order } }: PosScreenProps) {
  const at = (area: ThemeArea, what: 'Background' | 'TextColor' | 'Color' = 'Background') =>
    `${themePath(theme.id)}/${area}${what}`;
  return (
    <div className={styles.till}>
      <div className={styles.screen} style={variables(theme)} data-paints={at('main')}>
        <div className={`${styles.bar} row align-center justify-between span-all`} data-paints={at('primary')}>
          <PreviewHotspot field={at('primary')} name={designersTexts.topBar} className={styles.place}>
            {order.orderType}
          </PreviewHotspot>
          <span>{sampleOrder.server}</span>
        </div>
        <div className={`${styles.ticket} stack gap-8`} data-paints={at('ticket')}>
          <PreviewHotspot field={at('ticket')} name={designersTexts.ticketPart} className={styles.number}>
            {designersTexts.ticket(sampleOrder.number)}
          </PreviewHotspot>
          <ul className={`${styles.lines} grow`}>
            {order.lines.map(line => (
              <li key={line.key}>
                <span className="row justify-between gap-8">
                  <span>
                    {line.quantity} {line.name}
                  </span>
                  <span>{line.price}</span>
                </span>
                {line.modifiers.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a modifier may be there twice
                  <small key={`${index} ${name}`}>{name}</small>
                ))}
              </li>
            ))}
          </ul>
          <dl className={`${styles.totals} grid gap-2 gap-x-8`}>
            <dt>{designersTexts.subtotal}</dt>
            <dd>{order.subtotal}</dd>
            <dt>{designersTexts.tax}</dt>
            <dd>{order.tax}</dd>
            <dt>{designersTexts.total}</dt>
            <dd>{order.toPay}</dd>
          </dl>
          <PreviewHotspot field={at('highlight')} name={designersTexts.selection} className={styles.pay}>
            {designersTexts.pay(order.toPay)}
          </PreviewHotspot>
        </div>
        <div className={`${styles.menu} stack gap-8 min-width-0`}>
          <PreviewHotspot field={at('input')} name={designersTexts.inputFields} className={styles.search}>
            {designersTexts.findAnItem}
          </PreviewHotspot>
          <div className={`${styles.categories} row wrap gap-6`}>
            {tabs.map(({ key, name, isOpen, mark, onPress }) => (
              <PreviewHotspot
                key={key}
                field={at(isOpen ? 'highlight' : 'button')}
                name={isOpen ? designersTexts.selection : designersTexts.buttons}
                className={isOpen ? styles.chosen : styles.button}
                isPressed={isOpen}
                onPress={onPress}
              >
                {name}
                <DifferenceMark number={mark} />
              </PreviewHotspot>
            ))}
          </div>
          <div className={`${styles.tiles} grid gap-6 grow`} data-grid={tiles.some(({ look }) => look) || undefined}>
            {tiles.map(tile => (
              <PreviewHotspot
                key={tile.key}
                field={at('menuTile')}
                name={designersTexts.menuTiles}
                className={styles.tile}
                style={lookOf(tile)}
                isMarked={tile.mark !== undefined}
                onPress={tile.onPress}
              >
                <b>{tile.name}</b>
                <span>{tile.isOut ? simulatorTexts.outOfStock : tile.price}</span>
                <DifferenceMark number={tile.mark} />
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

const lookOf = ({ look }: PicturedTile): CSSProperties | undefined =>
  look && {
    background: look.background,
    color: look.text,
    gridColumn: `${(look.cell % layoutColumns) + 1} / span ${look.columns}`,
    gridRow: `${Math.floor(look.cell / layoutColumns) + 1} / span ${look.rows}`,
  };

const variables = (theme: PosTheme): CSSProperties =>
  Object.fromEntries(
    themeAreas.flatMap(({ key }) => [
      [`--${key}`, theme[`${key}Background`]],
      [`--${key}-text`, theme[`${key}TextColor`]],
      [`--${key}-line`, theme[`${key}Color`]],
    ]),
  );
