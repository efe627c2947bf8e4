/** A modifier of an item that a guest chose; its price is added to the item's price. */
export interface SampleModifier {
  readonly name: string;
  readonly price: string;
}

export interface SampleLine {
  readonly name: string;
  readonly quantity: number;
  /** The price of one, without its modifiers; two decimals. */
  readonly price: string;
  readonly department: string;
  readonly category: string;
  readonly seat: number;
  /** Its position on the menu. */
  readonly position: number;
  readonly modifiers: readonly SampleModifier[];
  /** Removed from the order again. */
  readonly voided?: true;
  /** Added together with another item: it can be printed at the bottom instead. */
  readonly tagAlong?: true;
}

export interface SampleOrder {
  readonly number: string;
  readonly orderType: string;
  readonly table: string;
  readonly server: string;
  /** In its printed form. */
  readonly placedAt: string;
  readonly lines: readonly SampleLine[];
  /** Percent of the sum. */
  readonly taxRate: string;
}

/** The order in every preview: a table of two in the evening, whatever the company sells. */
export const sampleOrder: SampleOrder = {
  number: '1042',
  orderType: 'Dine In',
  table: '12',
  server: 'Rosa D.',
  placedAt: '03/14/2026 06:42 PM',
  taxRate: '8.25',
  lines: [
    {
      name: 'Margherita',
      quantity: 1,
      price: '14.50',
      department: 'Kitchen',
      category: 'Pizza',
      seat: 1,
      position: 3,
      modifiers: [
        { name: 'Extra basil', price: '0.00' },
        { name: 'Burrata', price: '3.50' },
      ],
    },
    {
      name: 'Garlic dip',
      quantity: 1,
      price: '1.25',
      department: 'Kitchen',
      category: 'Pizza',
      seat: 1,
      position: 9,
      modifiers: [],
      tagAlong: true,
    },
    {
      name: 'House lemonade',
      quantity: 2,
      price: '4.75',
      department: 'Bar',
      category: 'Drinks',
      seat: 2,
      position: 6,
      modifiers: [{ name: 'Less ice', price: '0.00' }],
    },
    {
      name: 'Tomato soup',
      quantity: 1,
      price: '8.00',
      department: 'Kitchen',
      category: 'Starters',
      seat: 2,
      position: 1,
      modifiers: [],
      voided: true,
    },
    {
      name: 'Caesar salad with grilled chicken',
      quantity: 1,
      price: '13.25',
      department: 'Kitchen',
      category: 'Starters',
      seat: 2,
      position: 2,
      modifiers: [{ name: 'Dressing on the side', price: '0.00' }],
    },
  ],
};
