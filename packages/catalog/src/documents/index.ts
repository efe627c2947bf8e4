/**
 * Where to look:
 * - Values inherited inside the document: the taxes of a category: `inheritsFrom` in the field (targets, or a source
 *   that computes them); `inheritable` in `menu/inheritable.ts`; `packages/schema/src/computed/inherited.ts`; an edit
 *   inside such a group: `setValue` in `apps/web/src/form/actions/form-actions.ts`.
 * - Delivery zones, maps: `location-settings/delivery/delivery-zones.ts`, `packages/catalog/src/delivery/`,
 *   `packages/domain/src/zones/`, `apps/web/src/views/delivery/`.
 */
export type { DocumentDefinition } from './definition.ts';
export * from './document-kinds.ts';
export type { EmploymentDepartment } from './employment/departments.ts';
export type { Employment } from './employment/employment.ts';
export type { JobType } from './employment/job-types.ts';
export type { JobTypeRequirement } from './employment/requirements.ts';
export { isIssueCode, isRuleCode, issueText } from './issue-text.ts';
export { deliveryArea } from './location-settings/delivery/delivery-area.ts';
export { type DeliveryZone, deliveryZone } from './location-settings/delivery/delivery-zones.ts';
export type { KioskDesign } from './location-settings/hardware/kiosk-design.ts';
export type { PosDesign } from './location-settings/hardware/pos-design.ts';
export { type PosTheme, type ThemeArea, themeAreas } from './location-settings/hardware/pos-themes.ts';
export { type PrintTemplate, printTemplates } from './location-settings/hardware/printing.ts';
export type { DayHours, Hours } from './location-settings/hours/hours.ts';
export type { SpecialHours, SpecialTime } from './location-settings/hours/hours-special.ts';
export { licensingOf } from './location-settings/licensing.ts';
export type { LocationSettings } from './location-settings/location-settings.ts';
export type { PointBonus } from './location-settings/marketing/point-bonuses.ts';
export type { OnlineDesign } from './location-settings/ordering/online-design.ts';
export { onlineFonts, onlinePalettes } from './location-settings/ordering/online-design-options.ts';
export { orderTypeId } from './location-settings/ordering/order-type-ids.ts';
export { builtInOrderTypes, type OrderType } from './location-settings/ordering/order-types.ts';
export { orderTypeName, takenOrderTypes } from './location-settings/ordering/taken-order-types.ts';
export { cardTenders, creditTenders, type TenderType } from './location-settings/payments/tender-types.ts';
export { type MenuCategory, menuCategory } from './menu/categories.ts';
export { type MenuDepartment, menuDepartment } from './menu/departments.ts';
export type { ItemGroup, ItemGroupChoice } from './menu/item-groups.ts';
export { optionsAt } from './menu/items/sizes-at.ts';
export { type MenuItem, menuItem } from './menu/items.ts';
export type { Menu } from './menu/menu.ts';
export { menuMessage } from './menu/messages.ts';
export { type ModifierAvailability, modifierAvailability } from './menu/modifiers/availability.ts';
export type { Inclusions } from './menu/modifiers/inclusions.ts';
export { type ModifierCategory, modifierCategory } from './menu/modifiers/modifier-categories.ts';
export { type ModifierItem, modifierItem } from './menu/modifiers/modifier-items.ts';
export { type Offer, offer } from './menu/offers/offers.ts';
export { onlineCategory } from './menu/online/online-categories.ts';
export { outOfStock } from './menu/out-of-stock.ts';
export { type PricingScheme, pricingScheme } from './menu/pricing-schemes.ts';
export { menuRequirement } from './menu/requirements.ts';
export type { TaxStructure } from './menu/tax-structures.ts';
export * from './publishing.ts';
export * from './registry.ts';
