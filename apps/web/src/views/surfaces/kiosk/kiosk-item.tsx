import { designersTexts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { PlaceholderPlate, PreviewHotspot } from '../../designer/index.ts';
import type { PicturedItem } from '../picture.ts';
import styles from './kiosk.module.css';
import { customization, KioskFrame, type KioskProps, look } from './kiosk-frame.tsx';

export interface KioskItemProps extends KioskProps {
  readonly item: PicturedItem;
}

/** The page on which a guest configures an item. */
export function KioskItem({ design, item }: KioskItemProps) {
  const { showImages, sizesAsTiles, modifiers } = design.itemCustomization;
  const stepwise = modifiers === 'STEPS';
  const [, next] = item.questions;
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
            {item.name}
          </PreviewHotspot>
        </div>
        <div className={`${styles.sizes} stack gap-8`} data-tiles={sizesAsTiles || undefined}>
          {item.sizes.map(({ name: size, price }, index) => (
            <PreviewHotspot
              key={size}
              field={customization('sizesAsTiles')}
              name={designersTexts.sizesAsTiles}
              className={index === 0 ? styles.chosen : styles.size}
            >
              <b>{size}</b>
              <span>{price}</span>
            </PreviewHotspot>
          ))}
        </div>
        {stepwise && (
          <PreviewHotspot field={customization('modifiers')} name={designersTexts.modifiers} className={styles.steps}>
            {item.questions.map(({ name: title }, index) => (
              <span key={title} data-current={index === 0 || undefined}>
                {formatNumber(index + 1)} {title}
              </span>
            ))}
          </PreviewHotspot>
        )}
        {(stepwise ? item.questions.slice(0, 1) : item.questions).map((step, group) => (
          <div key={step.name} className={`${styles.group} stack gap-6`}>
            <PreviewHotspot field={customization('modifiers')} name={designersTexts.modifiers} className={styles.title}>
              {step.name}
            </PreviewHotspot>
            <ul data-stepwise={stepwise || undefined}>
              {step.choices.map((modifier, index) => (
                <li key={modifier} data-chosen={index === 0 || undefined}>
                  {showImages && <PlaceholderPlate kind={group + index + 1} className={styles.small} />}
                  {modifier}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <PreviewHotspot field={look('buttonTextColor')} name={designersTexts.textOnButtons} className={styles.button}>
          {stepwise && next !== undefined
            ? designersTexts.nextQuestion(next.name)
            : designersTexts.addToOrderPrice(item.price)}
        </PreviewHotspot>
      </div>
    </KioskFrame>
  );
}
