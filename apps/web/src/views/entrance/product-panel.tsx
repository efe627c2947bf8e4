import { signInTexts } from '@commissary/catalog';
import { LevelIcon, StatusCard, StatusStrip } from '../../ui/index.ts';
import styles from './product-panel.module.css';

const dish = signInTexts.sampleDish;
const tickets = [
  { level: 'company', name: signInTexts.company, price: '$19.00', source: signInTexts.setOnce, above: null },
  { level: 'group', name: signInTexts.downtown, price: '$19.00', source: signInTexts.fromCompany, above: null },
  {
    level: 'location',
    name: signInTexts.elmSt,
    price: '$20.50',
    source: signInTexts.overriddenAtElmSt,
    above: signInTexts.companyPrice,
  },
] as const;

/** The product shown by one price: set once, and overridden where it must differ. */
export function ProductPanel() {
  return (
    <aside className={`${styles.stone} row align-center justify-center`} aria-label={signInTexts.productPanel}>
      <div className={styles.middle}>
        <StatusStrip className={styles.rail ?? ''}>
          {tickets.map(({ level, name, price, source, above }) => (
            <div key={level} className={styles.slot}>
              <StatusCard>
                <p className={`${styles.name} row align-center gap-6`} data-level={level}>
                  <LevelIcon level={level} /> {name}
                </p>
                <p className="text-13 tone-2">{dish}</p>
                <p className={styles.price}>{price}</p>
                <p
                  className={`${styles.source} text-12 weight-600 tone-2 space-below-8`}
                  data-level={above === null ? undefined : level}
                >
                  {source}
                </p>
                {above !== null && <p className="text-12 tone-3 space-below-8">{above}</p>}
              </StatusCard>
            </div>
          ))}
        </StatusStrip>
        <p className={styles.line}>{signInTexts.oneBackOfficeForEvery}</p>
        <p className={styles.text}>{signInTexts.productSummary}</p>
      </div>
    </aside>
  );
}
