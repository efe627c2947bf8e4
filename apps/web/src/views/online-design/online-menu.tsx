import type { OnlineDesign } from '@commissary/catalog';
import { designersTexts } from '@commissary/catalog';
import { PlaceholderPlate, PreviewHotspot } from '../designer/index.ts';
import styles from './online.module.css';
import { OnlinePage, type OnlinePageProps, OrderButton, previewPath, sized } from './online-page.tsx';

const items = [
  { name: designersTexts.margherita, about: designersTexts.sampleItemDescription, price: '$14.50' },
  { name: designersTexts.gardenBowl, about: designersTexts.sampleBowlDescription, price: '$12.00' },
  { name: designersTexts.lemonTart, about: designersTexts.bakedThisMorning, price: '$7.25' },
] as const;

const behaviors: Readonly<Record<OnlineDesign['itemBehavior'], string>> = {
  SHOW_CUSTOMIZATION: designersTexts.clickShowsOptions,
  ORDER_IMMEDIATELY: designersTexts.clickAddsToOrder,
  ASK_USER: designersTexts.clickAsks,
};

/** The page with the categories and their items. */
export function OnlineMenu({ design, name }: OnlinePageProps) {
  return (
    <OnlinePage design={design} name={name}>
      <div className={`${styles.categories} row wrap full-width`} style={sized(design.categorySize)}>
        {[designersTexts.pizza, designersTexts.bowls, designersTexts.desserts].map((category, index) => (
          <PreviewHotspot
            key={category}
            field={previewPath('categorySize')}
            name={designersTexts.categories}
            className={styles.category}
          >
            <span data-current={index === 0 || undefined}>{category}</span>
          </PreviewHotspot>
        ))}
      </div>
      <PreviewHotspot
        field={previewPath('sectionHeaderSize')}
        name={designersTexts.sectionHeadings}
        className={styles.section}
        style={sized(design.sectionHeaderSize)}
      >
        {designersTexts.fromTheOven}
      </PreviewHotspot>
      <div className={`${styles.items} grid gap-12 full-width`} data-orientation={design.orientation}>
        {items.map((item, index) => (
          <div
            key={item.name}
            className={styles.item}
            data-orientation={design.orientation}
            data-paints={previewPath('borderWidth')}
          >
            <PreviewHotspot
              field={previewPath('thumbnailSize')}
              name={designersTexts.itemImages}
              className={styles.thumbnail}
            >
              <span data-size={design.thumbnailSize}>
                <PlaceholderPlate kind={index} className={styles.dish} />
              </span>
            </PreviewHotspot>
            <div className="stack align-start gap-4 grow min-width-0">
              <PreviewHotspot
                field={previewPath('itemNameSize')}
                name={designersTexts.itemNames}
                className={styles.name}
                style={sized(design.itemNameSize)}
              >
                {item.name}
              </PreviewHotspot>
              <PreviewHotspot
                field={previewPath('descriptionSize')}
                name={designersTexts.descriptions}
                className={styles.about}
                style={sized(design.descriptionSize)}
              >
                {item.about}
              </PreviewHotspot>
              <span className={`${styles.order} row wrap align-center justify-between full-width`}>
                <PreviewHotspot
                  field={previewPath('priceSize')}
                  name={designersTexts.prices}
                  className={styles.price}
                  style={sized(design.priceSize)}
                >
                  {item.price}
                </PreviewHotspot>
                <OrderButton design={design}>
                  {design.itemBehavior === 'SHOW_CUSTOMIZATION' ? designersTexts.choose : designersTexts.add}
                </OrderButton>
              </span>
            </div>
          </div>
        ))}
      </div>
      <PreviewHotspot field={previewPath('itemBehavior')} name={designersTexts.itemClick} className={styles.note}>
        {behaviors[design.itemBehavior]}
      </PreviewHotspot>
    </OnlinePage>
  );
}
