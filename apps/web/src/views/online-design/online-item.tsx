import type { OnlineDesign } from '@commissary/catalog';
import { Dish } from '../designer/dish.tsx';
import { Part } from '../designer/part.tsx';
import styles from './online.module.css';
import { at, OnlinePage, type OnlinePageProps, OrderButton, sized } from './online-page.tsx';

const groups = [
  { title: 'Size', modifiers: ['Small', 'Large + $3.00'] },
  { title: 'Toppings', modifiers: ['Burrata + $3.50', 'Olives + $1.50', 'Extra basil'] },
  { title: 'Crust', modifiers: ['Thin', 'Thick'] },
] as const;

/** Tabs show one group at a time, headings all of them, and headings that fold the first one open. */
const shape: Readonly<Record<OnlineDesign['modifierLayout'], { tabs: boolean; headings: boolean; folds: boolean }>> = {
  TABS: { tabs: true, headings: false, folds: false },
  SECTION_HEADINGS: { tabs: false, headings: true, folds: false },
  COLLAPSIBLE_SECTION_HEADINGS: { tabs: false, headings: true, folds: true },
  TABS_AND_SECTION_HEADINGS: { tabs: true, headings: true, folds: false },
};

/** One item with its choices. */
export function OnlineItem({ design, name }: OnlinePageProps) {
  const { tabs, headings, folds } = shape[design.modifierLayout];
  const shown = tabs && !headings ? groups.slice(1, 2) : groups;
  return (
    <OnlinePage design={design} name={name}>
      <div className={styles.detail} data-paints={at('borderWidth')}>
        <Dish kind={0} className={styles.hero} />
        <div className={styles.words}>
          <Part
            paints={at('itemNameSize')}
            name="Names of items"
            className={styles.name}
            style={sized(design.itemNameSize)}
          >
            Margherita
          </Part>
          <Part paints={at('priceSize')} name="Prices" className={styles.price} style={sized(design.priceSize)}>
            $14.50
          </Part>
        </div>
      </div>
      {tabs && (
        <div className={styles.tabs}>
          {groups.map(({ title }, index) => (
            <Part key={title} paints={at('modifierLayout')} name="Modifiers" className={styles.tab}>
              <span data-current={index === (headings ? 0 : 1) || undefined}>{title}</span>
            </Part>
          ))}
        </div>
      )}
      {shown.map(({ title, modifiers }, index) => (
        <div key={title} className={styles.modifiers}>
          {headings && (
            <Part
              paints={at('modifierLayout')}
              name="Modifiers"
              className={styles.section}
              style={sized(design.sectionHeaderSize)}
            >
              {title}
              {folds && <span className={styles.fold}>{index === 0 ? '–' : '+'}</span>}
            </Part>
          )}
          {(!folds || index === 0) && (
            <ul>
              {modifiers.map((modifier, place) => (
                <li key={modifier} data-chosen={place === 0 || undefined}>
                  {modifier}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <Part paints={at('itemMessage')} name="With an item" className={styles.message}>
        {design.itemMessage}
      </Part>
      <div className={styles.box} />
      <OrderButton design={design}>Add to order</OrderButton>
    </OnlinePage>
  );
}
