import { initialDocument, type Menu, menuCategory, menuDepartment, setupTexts } from '@commissary/catalog';
import { initial } from '@commissary/schema';

/** The menu of a new company: two departments with a category each, so that the first item needs a name and a price. */
export const starterMenu = (newId: () => string): Menu => ({
  ...initialDocument('menu'),
  departments: setupTexts.starterDepartments.map(({ name, category }) => ({
    ...initial(menuDepartment),
    id: newId(),
    info: { ...initial(menuDepartment).info, name },
    categories: [{ ...initial(menuCategory), id: newId(), info: { ...initial(menuCategory).info, name: category } }],
  })),
});
