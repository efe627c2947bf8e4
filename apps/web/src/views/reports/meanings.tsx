import { type MeasureKey, reportTexts, reportScreenTexts as texts } from '@commissary/catalog';
import styles from './reports.module.css';

/** What every number of a report is: opened on demand, and always on paper. */
export function Meanings({ keys }: { readonly keys: readonly MeasureKey[] }) {
  const terms = keys.map(key => ({ key, ...reportTexts.measures[key] }));
  return (
    <details className={`${styles.meanings} card pad-x-20`}>
      <summary className="weight-600">{texts.meanings}</summary>
      <dl>
        {terms.map(({ key, label, sentence }) => (
          <div key={key}>
            <dt className="weight-600">{label}</dt>
            <dd className="tone-2">{sentence}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
