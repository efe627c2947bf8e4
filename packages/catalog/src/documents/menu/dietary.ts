import { choice, type Field, group, list, number, optional, reference, set, type Value } from '@commissary/schema';

const allergenFields = set(
  { label: 'Contains allergens' },
  choice({
    label: 'Allergen',
    options: [
      { value: 'CELERY', label: 'Celery' },
      { value: 'CRUSTACEANS', label: 'Crustacean shellfish' },
      { value: 'EGGS', label: 'Eggs' },
      { value: 'FISH', label: 'Fish' },
      { value: 'GLUTEN', label: 'Gluten' },
      { value: 'LUPIN', label: 'Lupin' },
      { value: 'MILK', label: 'Milk' },
      { value: 'MOLLUSCS', label: 'Mollusks' },
      { value: 'MUSTARD', label: 'Mustard' },
      { value: 'PEANUTS', label: 'Peanuts' },
      { value: 'SESAME', label: 'Sesame' },
      { value: 'SOY', label: 'Soy' },
      { value: 'SULPHITES', label: 'Sulfites' },
      { value: 'TREE_NUTS', label: 'Tree nuts' },
      { value: 'WHEAT', label: 'Wheat' },
    ],
  }),
);

/** Ours: the 14 allergens that the EU requires to be named, and wheat, the only one of the 9 of the US not among them. */
export interface Allergens extends Value<typeof allergenFields> {}
export const allergens: Field<Allergens> = allergenFields;

const markFields = set(
  { label: 'Dietary marks' },
  choice({
    label: 'Mark',
    options: [
      { value: 'VEGETARIAN', label: 'Vegetarian' },
      { value: 'VEGAN', label: 'Vegan' },
      { value: 'GLUTEN_FREE', label: 'Gluten-free' },
      { value: 'DAIRY_FREE', label: 'Dairy-free' },
      { value: 'NUT_FREE', label: 'Nut-free' },
      { value: 'HALAL', label: 'Halal' },
      { value: 'KOSHER', label: 'Kosher' },
      { value: 'SPICY', label: 'Spicy' },
    ],
  }),
);

/** Ours. */
export interface DietaryMarks extends Value<typeof markFields> {}
export const dietaryMarks: Field<DietaryMarks> = markFields;

const amount = (label: string, unit: string) => optional(number({ label, unit, max: 100_000, step: 0.1 }));
const nutrients = {
  calories: optional(number({ label: 'Calories', unit: 'kcal', max: 100_000 })),
  fat: amount('Fat', 'g'),
  saturatedFat: amount('Saturated fat', 'g'),
  carbohydrates: amount('Carbohydrates', 'g'),
  sugars: amount('Sugars', 'g'),
  protein: amount('Protein', 'g'),
  salt: amount('Salt', 'g'),
} as const;

const styles = '/departments/[.]/styles';
const ofSizeFields = group(
  { label: 'Nutrition of a size' },
  {
    // An entry has the id of its size.
    id: reference({
      label: 'Size',
      to: `${styles}/[]/options`,
      offeredFrom: `${styles}/[?isSize]/options`,
      onDelete: 'drop-entry',
      systemManaged: true,
    }),
    ...nutrients,
  },
);
interface NutritionOfSize extends Value<typeof ofSizeFields> {}
const ofSize: Field<NutritionOfSize> = ofSizeFields;

const fields = group(
  { label: 'Nutrition' },
  {
    ...nutrients,
    sizes: list(
      { label: 'Nutrition by size', nameFrom: `${styles}/[]/options`, keyedBy: ['id'], as: 'matrix', max: 100 },
      ofSize,
    ),
  },
);

/** Ours: per serving, and for each size where the sizes differ. */
export interface Nutrition extends Value<typeof fields> {}
export const nutrition: Field<Nutrition> = fields;
