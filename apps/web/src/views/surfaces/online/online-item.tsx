import type { OnlineDesign } from '@commissary/catalog';
import { designersTexts } from '@commissary/catalog';
import { PlaceholderPlate, PreviewHotspot } from '../../designer/index.ts';
import type { PicturedItem } from '../picture.ts';
import { ItemName, ItemPrice } from './item-parts.tsx';
import styles from './online.module.css';
import { OnlinePage, type OnlinePageProps, OrderButton, previewPath, sized } from './online-page.tsx';

/** Its sizes, where it has some, before what is asked about it. */
const groupsOf = ({ sizes, questions }: PicturedItem): PicturedItem['questions'] =>
  sizes.length === 0
    ? questions
    : [
        {
          name: designersTexts.size,
          choices: sizes.map(({ name, price }) => designersTexts.sizeAt(name, price)),
        },
        ...questions,
      ];

/** Tabs show one group at a time, headings all of them, and headings that fold the first one open. */
const shape: Readonly<Record<OnlineDesign['modifierLayout'], { tabs: boolean; headings: boolean; folds: boolean }>> = {
  TABS: { tabs: true, headings: false, folds: false },
  SECTION_HEADINGS: { tabs: false, headings: true, folds: false },
  COLLAPSIBLE_SECTION_HEADINGS: { tabs: false, headings: true, folds: true },
  TABS_AND_SECTION_HEADINGS: { tabs: true, headings: true, folds: false },
};

export interface OnlineItemProps extends OnlinePageProps {
  readonly item: PicturedItem;
}

/** One item with its choices. */
export function OnlineItem({ design, name, item }: OnlineItemProps) {
  const { tabs, headings, folds } = shape[design.modifierLayout];
  const groups = groupsOf(item);
  const shown = tabs && !headings ? groups.slice(0, 1) : groups;
  return (
    <OnlinePage design={design} name={name}>
      <div className={`${styles.detail} align-center full-width`} data-paints={previewPath('borderWidth')}>
        <PlaceholderPlate kind={0} className={styles.hero} />
        <div className="stack align-start gap-4 grow min-width-0">
          <ItemName design={design}>{item.name}</ItemName>
          <ItemPrice design={design}>{item.price}</ItemPrice>
        </div>
      </div>
      {tabs && (
        <div className={`${styles.tabs} row wrap full-width`}>
          {groups.map(({ name: title }, index) => (
            <PreviewHotspot
              key={title}
              field={previewPath('modifierLayout')}
              name={designersTexts.modifiers}
              className={styles.tab}
            >
              <span data-current={index === 0 || undefined}>{title}</span>
            </PreviewHotspot>
          ))}
        </div>
      )}
      {shown.map(({ name: title, choices: modifiers }, index) => (
        <div key={title} className={`${styles.modifiers} stack gap-6 full-width`}>
          {headings && (
            <PreviewHotspot
              field={previewPath('modifierLayout')}
              name={designersTexts.modifiers}
              className={styles.section}
              style={sized(design.sectionHeaderSize)}
            >
              {title}
              {folds && <span className="weight-400">{index === 0 ? '–' : '+'}</span>}
            </PreviewHotspot>
          )}
          {(!folds || index === 0) && (
            <ul>
              {modifiers.map((modifier, position) => (
                <li key={modifier} data-chosen={position === 0 || undefined}>
                  {modifier}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <PreviewHotspot field={previewPath('itemMessage')} name={designersTexts.itemMessage} className={styles.message}>
        {design.itemMessage}
      </PreviewHotspot>
      <div className={styles.box} />
      <OrderButton design={design}>{designersTexts.addToOrder}</OrderButton>
    </OnlinePage>
  );
}
