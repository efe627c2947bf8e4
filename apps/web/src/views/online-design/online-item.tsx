import type { OnlineDesign } from '@commissary/catalog';
import { designersTexts } from '@commissary/catalog';
import { PlaceholderPlate, PreviewHotspot } from '../designer/index.ts';
import styles from './online.module.css';
import { OnlinePage, type OnlinePageProps, OrderButton, previewPath, sized } from './online-page.tsx';

const groups = [
  {
    title: designersTexts.size,
    modifiers: [designersTexts.small, designersTexts.withSurcharge(designersTexts.large, '$3.00')],
  },
  {
    title: designersTexts.toppings,
    modifiers: [
      designersTexts.withSurcharge(designersTexts.burrata, '$3.50'),
      designersTexts.withSurcharge(designersTexts.olives, '$1.50'),
      designersTexts.extraBasil,
    ],
  },
  { title: designersTexts.crust, modifiers: [designersTexts.thin, designersTexts.thick] },
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
      <div className={`${styles.detail} align-center full-width`} data-paints={previewPath('borderWidth')}>
        <PlaceholderPlate kind={0} className={styles.hero} />
        <div className="stack align-start gap-4 grow min-width-0">
          <PreviewHotspot
            field={previewPath('itemNameSize')}
            name={designersTexts.itemNames}
            className={styles.name}
            style={sized(design.itemNameSize)}
          >
            {designersTexts.margherita}
          </PreviewHotspot>
          <PreviewHotspot
            field={previewPath('priceSize')}
            name={designersTexts.prices}
            className={styles.price}
            style={sized(design.priceSize)}
          >
            $14.50
          </PreviewHotspot>
        </div>
      </div>
      {tabs && (
        <div className={`${styles.tabs} row wrap full-width`}>
          {groups.map(({ title }, index) => (
            <PreviewHotspot
              key={title}
              field={previewPath('modifierLayout')}
              name={designersTexts.modifiers}
              className={styles.tab}
            >
              <span data-current={index === (headings ? 0 : 1) || undefined}>{title}</span>
            </PreviewHotspot>
          ))}
        </div>
      )}
      {shown.map(({ title, modifiers }, index) => (
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
