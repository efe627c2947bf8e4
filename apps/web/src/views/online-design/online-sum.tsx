import { designersTexts, sampleOnlineOrder } from '@commissary/catalog';
import { formatMoney } from '@commissary/schema';
import { totalsOf } from '../designer/index.ts';
import styles from './online.module.css';

const { pizza: pizzaPrice, tart: tartPrice, taxRate } = sampleOnlineOrder;
const lines = [pizzaPrice, tartPrice].map(price => ({ price, quantity: 1, modifiers: [] }));

/** What the guest of the preview ordered, with the total. */
export function OnlineSum({ pizza, tart }: { readonly pizza: string; readonly tart: string }) {
  const { tax, total } = totalsOf({ lines, taxRate });
  return (
    <dl className={`${styles.sum} grid gap-6 gap-x-16 full-width`}>
      <dt>{pizza}</dt>
      <dd>{formatMoney(pizzaPrice)}</dd>
      <dt>{tart}</dt>
      <dd>{formatMoney(tartPrice)}</dd>
      <dt>{designersTexts.tax}</dt>
      <dd>{formatMoney(tax)}</dd>
      <dt>{designersTexts.total}</dt>
      <dd>{formatMoney(total)}</dd>
    </dl>
  );
}
