import { type Menu, menuMessage, menuRequirement, onlineCategory } from '@commissary/catalog';
import { initial } from '@commissary/schema';

type Departments = Menu['departments'];
type OnlineCategory = Menu['onlineCategories'][number];

/** What staff and guests meet beside the items: messages, requirements, and the online page. */
export const aroundItems = (
  departments: Departments,
): Pick<Menu, 'messages' | 'requirements' | 'onlineCategories' | 'onlineFeaturedItems'> => ({
  messages: [
    { ...initial(menuMessage), id: 'allergy', name: 'Allergy: ask the server', shownAt: 'KITCHEN' },
    { ...initial(menuMessage), id: 'hold', name: 'Hold until called', shownAt: 'KITCHEN' },
    { ...initial(menuMessage), id: 'birthday', name: 'Happy birthday!', shownAt: 'BOTH' },
  ],
  requirements: [
    {
      ...initial(menuRequirement),
      id: 'two-sides',
      name: 'Two sides',
      prompt: 'Choose two sides',
      categoryIds: ['grill-meat'],
      min: 2,
      max: 2,
    },
  ],
  onlineCategories: [
    online('featured', 'Our favorites', 'SUBHEADER'),
    online('offers', 'Offers', 'OFFERS'),
    ...departments.map(({ id, info, categories }) => ({
      ...online(String(id), info.name, 'MENU'),
      categoryIds: categories.map(category => category.id),
    })),
  ],
  onlineFeaturedItems: departments.flatMap(({ id: departmentId, items }) =>
    items.flatMap(({ id: itemId, category }) =>
      featured.includes(String(itemId))
        ? [{ id: `featured-${itemId}`, departmentId, categoryId: category ?? '', itemId }]
        : [],
    ),
  ),
});

const featured = ['margherita', 'diavola', 'burrata-and-tomato', 'tiramisu'];

const online = (id: string, name: string, categoryType: OnlineCategory['categoryType']): OnlineCategory => ({
  ...initial(onlineCategory),
  id,
  name,
  categoryType,
});
