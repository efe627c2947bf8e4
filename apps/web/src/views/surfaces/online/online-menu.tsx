import type { OnlineDesign } from '@commissary/catalog';
import { designersTexts, simulatorTexts } from '@commissary/catalog';
import { PlaceholderPlate, PreviewHotspot } from '../../designer/index.ts';
import { DifferenceMark } from '../difference-mark.tsx';
import type { SurfacePicture } from '../picture.ts';
import { ItemName, ItemPrice } from './item-parts.tsx';
import styles from './online.module.css';
import { OnlinePage, type OnlinePageProps, OrderButton, previewPath, sized } from './online-page.tsx';

const behaviors: Readonly<Record<OnlineDesign['itemBehavior'], string>> = {
  SHOW_CUSTOMIZATION: designersTexts.clickShowsOptions,
  ORDER_IMMEDIATELY: designersTexts.clickAddsToOrder,
  ASK_USER: designersTexts.clickAsks,
};

export interface OnlineMenuProps extends OnlinePageProps {
  readonly picture: SurfacePicture;
}

/** The page with the categories and their items. */
export function OnlineMenu({ design, name, picture: { tabs, tiles } }: OnlineMenuProps) {
  return (
    <OnlinePage design={design} name={name}>
      <div className={`${styles.categories} row wrap full-width`} style={sized(design.categorySize)}>
        {tabs.map(({ key, name: category, isOpen, mark, onPress }) => (
          <PreviewHotspot
            key={key}
            field={previewPath('categorySize')}
            name={designersTexts.categories}
            className={styles.category}
            isPressed={isOpen}
            onPress={onPress}
          >
            <span data-current={isOpen || undefined}>{category}</span>
            <DifferenceMark number={mark} />
          </PreviewHotspot>
        ))}
      </div>
      <PreviewHotspot
        field={previewPath('sectionHeaderSize')}
        name={designersTexts.sectionHeadings}
        className={styles.section}
        style={sized(design.sectionHeaderSize)}
      >
        {tabs.find(({ isOpen }) => isOpen)?.name}
      </PreviewHotspot>
      <div className={`${styles.items} grid gap-12 full-width`} data-orientation={design.orientation}>
        {tiles.map((item, index) => (
          <div
            key={item.key}
            className={styles.item}
            data-marked={item.mark !== undefined || undefined}
            data-orientation={design.orientation}
            data-paints={previewPath('borderWidth')}
          >
            <PreviewHotspot
              field={previewPath('thumbnailSize')}
              name={designersTexts.itemImages}
              className={styles.thumbnail}
            >
              <span data-size={design.thumbnailSize}>
                {item.image === '' ? (
                  <PlaceholderPlate kind={index} className={styles.dish} />
                ) : (
                  <img className={styles.dish} src={item.image} alt="" />
                )}
              </span>
            </PreviewHotspot>
            <div className="stack align-start gap-4 grow min-width-0">
              <ItemName design={design}>
                {item.name}
                <DifferenceMark number={item.mark} />
              </ItemName>
              <PreviewHotspot
                field={previewPath('descriptionSize')}
                name={designersTexts.descriptions}
                className={styles.about}
                style={sized(design.descriptionSize)}
              >
                {item.about}
              </PreviewHotspot>
              <span className={`${styles.order} row wrap align-center justify-between full-width`}>
                <ItemPrice design={design}>{item.isOut ? simulatorTexts.outOfStock : item.price}</ItemPrice>
                <OrderButton design={design} of={item.name} onPress={item.onPress}>
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
