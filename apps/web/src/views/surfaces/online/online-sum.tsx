import { designersTexts } from '@commissary/catalog';
import { Fragment } from 'react';
import type { PicturedOrder } from '../picture.ts';
import styles from './online.module.css';

/** What the guest of the picture ordered, with the total. */
export function OnlineSum({ order: { lines, tax, toPay } }: { readonly order: PicturedOrder }) {
  return (
    <dl className={`${styles.sum} grid gap-6 gap-x-16 full-width`}>
      {lines.map(({ key, quantity, name, price }) => (
        <Fragment key={key}>
          <dt>{designersTexts.counted(quantity, name)}</dt>
          <dd>{price}</dd>
        </Fragment>
      ))}
      <dt>{designersTexts.tax}</dt>
      <dd>{tax}</dd>
      <dt>{designersTexts.total}</dt>
      <dd>{toPay}</dd>
    </dl>
  );
}
