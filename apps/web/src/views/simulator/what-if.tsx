import { type LocationSettings, type Menu, explanationTexts as texts } from '@commissary/catalog';
import type { Order, PreparedPricing } from '@commissary/domain';
import { SectionCard } from '../../ui/index.ts';
import { type OrderVariant, orderVariants, priceIn, type VariantChange } from '../explanation/index.ts';
import { money } from '../surfaces/index.ts';
import styles from './simulator.module.css';

export interface WhatIfProps {
  readonly menu: Menu;
  readonly settings: LocationSettings;
  readonly prepared: PreparedPricing;
  readonly order: Order;
  /** What the order costs now, in cents. */
  readonly total: number;
  /** What is live, where that is not what is shown. */
  readonly live: PreparedPricing | null;
  readonly onChange: (change: VariantChange | 'live') => void;
}

/** What the order would cost at another time, elsewhere, for more people or with what is live; each can be chosen. */
export function WhatIf({ menu, settings, prepared, order, total, live, onChange }: WhatIfProps) {
  const variants = orderVariants(menu, settings, prepared, order);
  const ofLive = live === null ? null : priceIn(live, order);
  return (
    <SectionCard title={texts.whatIf} aside={texts.whatIfHint}>
      <ul className={`${styles.rows} list`}>
        {variants.map(one => (
          <Variant key={one.key} text={one.text} variant={one} total={total} onChoose={() => onChange(one.change)} />
        ))}
        {ofLive !== null && (
          <Variant text={texts.states.live} variant={ofLive} total={total} onChoose={() => onChange('live')} />
        )}
      </ul>
    </SectionCard>
  );
}

interface VariantProps {
  readonly text: string;
  readonly variant: Pick<OrderVariant, 'total' | 'refusal'>;
  readonly total: number;
  readonly onChoose: () => void;
}

function Variant({ text, variant, total, onChoose }: VariantProps) {
  const off = variant.total === null ? null : variant.total - total;
  return (
    <li>
      <button type="button" className={`${styles.variant} grow`} onClick={onChoose}>
        {text}
      </button>
      {variant.refusal !== null && <span className="tone-2">{texts.notOrdered(variant.refusal)}</span>}
      {variant.total !== null && <strong>{money(variant.total)}</strong>}
      {off !== null && <span className="tone-2">{off === 0 ? texts.same : texts.difference(money(off), off > 0)}</span>}
    </li>
  );
}
