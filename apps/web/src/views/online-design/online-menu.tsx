import type { OnlineDesign } from '@commissary/catalog';
import { Dish } from '../designer/dish.tsx';
import { Part } from '../designer/part.tsx';
import styles from './online.module.css';
import { at, OnlinePage, type OnlinePageProps, OrderButton, sized } from './online-page.tsx';

const items = [
  { name: 'Margherita', about: 'San Marzano tomato, basil, olive oil', price: '$14.50' },
  { name: 'Garden bowl', about: 'Greens, avocado, roasted seeds', price: '$12.00' },
  { name: 'Lemon tart', about: 'Baked this morning', price: '$7.25' },
] as const;

const behaviors: Readonly<Record<OnlineDesign['itemBehavior'], string>> = {
  SHOW_CUSTOMIZATION: 'A click on an item shows its choices.',
  ORDER_IMMEDIATELY: 'A click on an item puts it into the order.',
  ASK_USER: 'A click on an item asks: choose, or order it as it is?',
};

/** The page with the categories and their items. */
export function OnlineMenu({ design, name }: OnlinePageProps) {
  return (
    <OnlinePage design={design} name={name}>
      <div className={styles.categories} style={sized(design.categorySize)}>
        {['Pizza', 'Bowls', 'Sweet'].map((category, index) => (
          <Part key={category} paints={at('categorySize')} name="Categories" className={styles.category}>
            <span data-current={index === 0 || undefined}>{category}</span>
          </Part>
        ))}
      </div>
      <Part
        paints={at('sectionHeaderSize')}
        name="Section headings"
        className={styles.section}
        style={sized(design.sectionHeaderSize)}
      >
        From the oven
      </Part>
      <div className={styles.items} data-orientation={design.orientation}>
        {items.map((item, index) => (
          <div
            key={item.name}
            className={styles.item}
            data-orientation={design.orientation}
            data-paints={at('borderWidth')}
          >
            <Part paints={at('thumbnailSize')} name="Pictures of items" className={styles.thumbnail}>
              <span data-size={design.thumbnailSize}>
                <Dish kind={index} className={styles.dish} />
              </span>
            </Part>
            <div className={styles.words}>
              <Part
                paints={at('itemNameSize')}
                name="Names of items"
                className={styles.name}
                style={sized(design.itemNameSize)}
              >
                {item.name}
              </Part>
              <Part
                paints={at('descriptionSize')}
                name="Descriptions"
                className={styles.about}
                style={sized(design.descriptionSize)}
              >
                {item.about}
              </Part>
              <span className={styles.order}>
                <Part paints={at('priceSize')} name="Prices" className={styles.price} style={sized(design.priceSize)}>
                  {item.price}
                </Part>
                <OrderButton design={design}>
                  {design.itemBehavior === 'SHOW_CUSTOMIZATION' ? 'Choose' : 'Add'}
                </OrderButton>
              </span>
            </div>
          </div>
        ))}
      </div>
      <Part paints={at('itemBehavior')} name="A click on an item" className={styles.note}>
        {behaviors[design.itemBehavior]}
      </Part>
    </OnlinePage>
  );
}
