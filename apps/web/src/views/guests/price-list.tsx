import type { Menu } from '@commissary/catalog';
import { type ItemPrices, itemPrice, type PricedScheme, sizesOf } from '@commissary/domain';
import { formatMoney, type Id } from '@commissary/schema';
import styles from './guests.module.css';
import { Printed } from './printed.tsx';
import { byCategory, printedHeading, printedItem } from './printed-names.ts';
import type { SoldDepartment, SoldItem } from './sold-items.ts';

export interface PriceListProps {
  readonly title: string;
  readonly menu: Menu;
  readonly departments: readonly SoldDepartment[];
  readonly language: string;
  readonly scheme: Id;
}

/** The items with their prices in a pricing scheme, a department a page. An item without a price is not on it. */
export function PriceList({ title, menu, departments, language, scheme }: PriceListProps) {
  const priced = departments.flatMap(department => {
    const items = department.items.filter(item => pricesOf(menu, department, item, scheme).length > 0);
    return items.length === 0 ? [] : [{ ...department, items }];
  });
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {priced.map(department => (
        <section key={department.id} className={styles.department}>
          <h3>
            <Printed of={printedHeading(department, language)} />
          </h3>
          {byCategory(department, language).map(({ id, heading, items }) => (
            <div key={id ?? ''}>
              {heading.words !== '' && (
                <h4>
                  <Printed of={heading} />
                </h4>
              )}
              <ul className={styles.items}>
                {items.map(item => {
                  const { name, description } = printedItem(item, language);
                  return (
                    <li key={item.id} className="row justify-between gap-16">
                      <div>
                        <p className="weight-600">
                          <Printed of={name} />
                        </p>
                        {description.words !== '' && (
                          <p className="text-13 tone-2">
                            <Printed of={description} />
                          </p>
                        )}
                      </div>
                      <Prices prices={pricesOf(menu, department, item, scheme)} />
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

interface Price {
  /** Of a size; empty where the item has one price. */
  readonly size: string;
  readonly price: string;
}

function Prices({ prices }: { readonly prices: readonly Price[] }) {
  return (
    <p className={styles.prices}>
      {prices.map(({ size, price }) => (
        <span key={size}>
          {size} <span className="weight-600">{formatMoney(price)}</span>
        </span>
      ))}
    </p>
  );
}

const pricesOf = (menu: Menu, { styles }: SoldDepartment, item: SoldItem, scheme: Id): readonly Price[] => {
  const sizes = sizesOf({ styles, ...(item.styles !== undefined && { ownStyles: item.styles }) });
  const schemes: readonly PricedScheme[] = menu.pricingSchemes;
  const pricing: readonly ItemPrices[] = item.pricing;
  const asked = sizes.length === 0 ? [{ id: null, name: '' }] : sizes;
  return asked.flatMap(({ id, name }) => {
    const found = itemPrice(schemes, pricing, scheme, id);
    return found === undefined ? [] : [{ size: name, price: found.price }];
  });
};
