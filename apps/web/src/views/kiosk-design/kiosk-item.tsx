import { Dish } from '../designer/dish.tsx';
import { Part } from '../designer/part.tsx';
import styles from './kiosk.module.css';
import { customization, KioskFrame, type KioskProps, look } from './kiosk-frame.tsx';

const sizes = [
  ['Small', '$11.00'],
  ['Medium', '$14.50'],
  ['Large', '$17.50'],
] as const;
const steps = [
  { title: 'Crust', modifiers: ['Thin', 'Thick', 'Gluten free'] },
  { title: 'Toppings', modifiers: ['Burrata', 'Olives', 'Extra basil'] },
  { title: 'Drink', modifiers: ['Lemonade', 'Water', 'None'] },
] as const;

/** How a guest puts an item together. */
export function KioskItem({ design }: KioskProps) {
  const { showImages, sizesAsTiles, modifiers } = design.itemCustomization;
  const stepwise = modifiers === 'STEPS';
  return (
    <KioskFrame design={design}>
      <div className={styles.item}>
        <div className={styles.head}>
          {showImages && (
            <Part paints={customization('showImages')} name="Pictures of items and modifiers" className={styles.hero}>
              <Dish kind={0} className={styles.dish} />
            </Part>
          )}
          <Part paints={look('textColor')} name="Text" className={styles.name}>
            Margherita
          </Part>
        </div>
        <div className={styles.sizes} data-tiles={sizesAsTiles || undefined}>
          {sizes.map(([size, price], index) => (
            <Part
              key={size}
              paints={customization('sizesAsTiles')}
              name="Sizes as tiles"
              className={index === 1 ? styles.chosen : styles.size}
            >
              <b>{size}</b>
              <span>{price}</span>
            </Part>
          ))}
        </div>
        {stepwise && (
          <Part paints={customization('modifiers')} name="Modifiers" className={styles.steps}>
            {steps.map(({ title }, index) => (
              <span key={title} data-current={index === 1 || undefined}>
                {index + 1} {title}
              </span>
            ))}
          </Part>
        )}
        {(stepwise ? steps.slice(1, 2) : steps).map((step, group) => (
          <div key={step.title} className={styles.group}>
            <Part paints={customization('modifiers')} name="Modifiers" className={styles.title}>
              {step.title}
            </Part>
            <ul data-stepwise={stepwise || undefined}>
              {step.modifiers.map((modifier, index) => (
                <li key={modifier} data-chosen={index === 0 || undefined}>
                  {showImages && <Dish kind={group + index + 1} className={styles.small} />}
                  {modifier}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Part paints={look('buttonTextColor')} name="Text on buttons" className={styles.button}>
          {stepwise ? 'Next: Drink' : 'Add to order · $14.50'}
        </Part>
      </div>
    </KioskFrame>
  );
}
