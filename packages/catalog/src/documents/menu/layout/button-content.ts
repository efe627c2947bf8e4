import { choice, type Field, group, money, optional, reference, toggle, type Value } from '@commissary/schema';

const of = (type: string) =>
  ({ visibleWhen: { path: 'type', up: 1, equals: type }, publishedWhenVisible: true }) as const;

const department = reference({ label: 'Department', to: '/departments', onDelete: 'unset' });
const styles = '/departments/[@departmentId]/styles';
const option = (label: string) =>
  group(
    { label },
    {
      departmentId: department,
      styleId: reference({ label: 'Style', to: styles, onDelete: 'unset' }),
      optionId: reference({ label: 'Option', to: '/departments/[]/styles/[]/options', onDelete: 'unset' }),
    },
  );

const item = group(
  { label: 'Item' },
  {
    departmentId: department,
    itemId: reference({ label: 'Item', to: '/departments/[@departmentId]/items', onDelete: 'unset' }),
  },
);

const modifier = group(
  { label: 'Modifier' },
  {
    modifierCategoryId: reference({ label: 'Modifier category', to: '/modifiers/categories', onDelete: 'unset' }),
    modifierId: reference({ label: 'Modifier', to: '/modifiers/items', onDelete: 'unset' }),
  },
);

const tender = group(
  { label: 'Payment' },
  {
    // Cash, which every location has; nothing once its tender type is gone.
    tenderTypeId: reference({
      label: 'Tender type',
      to: 'settings:/tenderTypes',
      initial: '1',
      whenRemoved: '',
      onDelete: 'unset',
    }),
    isExactAmount: toggle({ label: 'Exact amount', initial: true }),
    amount: money({ label: 'Amount', initial: '1.00', visibleWhen: { path: 'isExactAmount', equals: false } }),
    orderType: optional(reference({ label: 'Order type', to: 'settings:/orderTypes/types', onDelete: 'unset' })),
  },
);

const specialFunction = group(
  { label: 'Function' },
  {
    function: choice({
      label: 'Function',
      options: [
        { value: 'OPEN_DRAWER', label: 'Open drawer' },
        { value: 'ITEM_SEARCH', label: 'Search items' },
        { value: 'REPEAT_ITEM', label: 'Repeat item' },
        { value: 'VOID_ITEM', label: 'Void item' },
      ],
    }),
    itemSearch: choice({
      label: 'Search by',
      options: [
        { value: 'NAME', label: 'Name' },
        { value: 'PLU', label: 'PLU number' },
      ],
      visibleWhen: { path: 'function', equals: 'ITEM_SEARCH' },
    }),
  },
);

const offer = group({ label: 'Offer' }, { offerId: reference({ label: 'Offer', to: '/offers', onDelete: 'unset' }) });

const tabs = ['/layout/tabs', '/layout/kioskTabs'];

const fields = group(
  { label: 'Button content' },
  {
    itemInfo: optional({ ...item, ...of('ITEM') }),
    modifierInfo: optional({ ...modifier, ...of('MODIFIER') }),
    sizeInfo: optional({ ...option('Size'), ...of('SIZE') }),
    styleInfo: optional({ ...option('Style'), ...of('STYLE') }),
    messageId: optional(reference({ label: 'Message', to: '/messages', onDelete: 'unset', ...of('MESSAGE') })),
    tenderInfo: optional({ ...tender, ...of('TENDER') }),
    menuLinkId: optional(reference({ label: 'Tab', to: tabs, onDelete: 'unset', ...of('MENU_LINK') })),
    specialFunctionInfo: optional({ ...specialFunction, ...of('SPECIAL_FUNCTION') }),
    offerInfo: optional({ ...offer, ...of('OFFER') }),
  },
);

/** What a button does, by its type: it keeps the values of its other types, of which none is published. */
export interface ButtonContent extends Value<typeof fields> {}
export const buttonContent: Field<ButtonContent> = fields;
