import { documents, type SheetWords, sheetWords } from '@commissary/catalog';
import { formatList } from '@commissary/domain';
import { fieldAt, isSet } from '@commissary/schema';
import styles from './guests.module.css';
import { Printed } from './printed.tsx';
import { listIn, printedHeading, printedItem } from './printed-names.ts';
import type { SoldDepartment, SoldItem } from './sold-items.ts';

export interface AllergenCardProps {
  readonly title: string;
  readonly departments: readonly SoldDepartment[];
  readonly language: string;
}

/** What items contain, as it is recorded, a department a page. It never says that an item is free of something. */
export function AllergenCard({ title, departments, language }: AllergenCardProps) {
  const own = sheetWords[language];
  const words = own ?? sheetWords.en;
  const listed = own === undefined ? formatList : listIn(language);
  const said = (text: string) => <Printed of={{ words: text, ...(own !== undefined && { language }) }} />;
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <p className="text-13">{said(words.allergensAbout)}</p>
      {departments.map(department => (
        <section key={department.id} className={styles.department}>
          <h3>
            <Printed of={printedHeading(department, language)} />
          </h3>
          <table className={styles.card}>
            <thead>
              <tr>
                <th scope="col">{said(words.item)}</th>
                <th scope="col">{said(words.contains)}</th>
              </tr>
            </thead>
            <tbody>
              {department.items.map(item => (
                <tr key={item.id}>
                  <th scope="row">
                    <Printed of={printedItem(item, language).name} />
                  </th>
                  <td>{said(item.allergens.length === 0 ? words.notRecorded : listed(allergenNames(item, words)))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

const field = fieldAt(documents.menu.field, '/departments/[]/items/[]/allergens');
const options =
  field !== undefined && isSet(field) && 'options' in field.item
    ? (field.item.options as readonly { readonly value: string; readonly label: string }[])
    : [];

/** In the order of the list of allergens. */
const allergenNames = ({ allergens }: SoldItem, words: SheetWords): readonly string[] =>
  options
    .filter(({ value }) => allergens.some(one => one === value))
    .map(({ value, label }) => words.allergens[value] ?? label);
