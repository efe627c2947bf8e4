import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Names and values, in one or two columns. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
