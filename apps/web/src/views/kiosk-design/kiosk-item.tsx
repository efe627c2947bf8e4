import { designersTexts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { PlaceholderPlate, PreviewHotspot } from '../designer/index.ts';
import styles from './kiosk.module.css';
import { customization, KioskFrame, type KioskProps, look } from './kiosk-frame.tsx';

const sizes = [
  [designersTexts.small, '$11.00'],
  [designersTexts.medium, '$14.50'],
  [designersTexts.large, '$17.50'],
] as const;
const steps = [
  { title: designersTexts.crust, modifiers: [designersTexts.thin, designersTexts.thick, designersTexts.glutenFree] },
  {
    title: designersTexts.toppings,
    modifiers: [designersTexts.burrata, designersTexts.olives, designersTexts.extraBasil],
  },
  { title: designersTexts.drink, modifiers: [designersTexts.lemonade, designersTexts.water, designersTexts.none] },
] as const;

/** The page on which a guest configures an item. */
export function KioskItem({ design }: KioskProps) {
  const { showImages, sizesAsTiles, modifiers } = design.itemCustomization;
  const stepwise = modifiers === 'STEPS';
  return (
    <KioskFrame design={design}>
      <div className={`${styles.item} stack grow`}>
        <div className={styles.head}>
          {showImages && (
            <PreviewHotspot
              field={customization('showImages')}
              name={designersTexts.showImages}
              className={styles.hero}
            >
              <PlaceholderPlate kind={0} className={styles.dish} />
            </PreviewHotspot>
          )}
          <PreviewHotspot field={look('textColor')} name={designersTexts.text} className={styles.name}>
            {designersTexts.margherita}
          </PreviewHotspot>
        </div>
        <div className={`${styles.sizes} stack gap-8`} data-tiles={sizesAsTiles || undefined}>
          {sizes.map(([size, price], index) => (
            <PreviewHotspot
              key={size}
              field={customization('sizesAsTiles')}
              name={designersTexts.sizesAsTiles}
              className={index === 1 ? styles.chosen : styles.size}
            >
              <b>{size}</b>
              <span>{price}</span>
            </PreviewHotspot>
          ))}
        </div>
        {stepwise && (
          <PreviewHotspot field={customization('modifiers')} name={designersTexts.modifiers} className={styles.steps}>
            {steps.map(({ title }, index) => (
              <span key={title} data-current={index === 1 || undefined}>
                {formatNumber(index + 1)} {title}
              </span>
            ))}
          </PreviewHotspot>
        )}
        {(stepwise ? steps.slice(1, 2) : steps).map((step, group) => (
          <div key={step.title} className={`${styles.group} stack gap-6`}>
            <PreviewHotspot field={customization('modifiers')} name={designersTexts.modifiers} className={styles.title}>
              {step.title}
            </PreviewHotspot>
            <ul data-stepwise={stepwise || undefined}>
              {step.modifiers.map((modifier, index) => (
                <li key={modifier} data-chosen={index === 0 || undefined}>
                  {showImages && <PlaceholderPlate kind={group + index + 1} className={styles.small} />}
                  {modifier}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <PreviewHotspot field={look('buttonTextColor')} name={designersTexts.textOnButtons} className={styles.button}>
          {stepwise ? designersTexts.nextDrink : designersTexts.addToOrderPrice}
        </PreviewHotspot>
      </div>
    </KioskFrame>
  );
}
