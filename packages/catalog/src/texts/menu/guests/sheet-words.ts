/** What a sheet for guests says itself, beside the menu. Allergens are by their value on the menu. */
export interface SheetWords {
  readonly item: string;
  readonly contains: string;
  readonly notRecorded: string;
  readonly allergensAbout: string;
  readonly allergens: Readonly<Record<string, string>>;
}

/** By language, one for each in which names of a menu can be written. In English allergens are called as on the form. */
export const sheetWords: Readonly<Record<string, SheetWords>> & { readonly en: SheetWords } = {
  en: {
    item: 'Item',
    contains: 'Contains',
    notRecorded: 'Please ask us',
    allergensAbout:
      'Only what is recorded is listed. A dish without an entry is not free of allergens: please ask us about every dish.',
    allergens: {},
  },
  es: {
    item: 'Plato',
    contains: 'Contiene',
    notRecorded: 'Pregúntenos',
    allergensAbout:
      'Solo figura lo que está registrado. Un plato sin indicación no está libre de alérgenos: pregúntenos por cada plato.',
    allergens: {
      ...{ CELERY: 'Apio', CRUSTACEANS: 'Crustáceos', EGGS: 'Huevos', FISH: 'Pescado', GLUTEN: 'Gluten' },
      ...{ LUPIN: 'Altramuces', MILK: 'Leche', MOLLUSCS: 'Moluscos', MUSTARD: 'Mostaza', PEANUTS: 'Cacahuetes' },
      ...{ SESAME: 'Sésamo', SOY: 'Soja', SULPHITES: 'Sulfitos', TREE_NUTS: 'Frutos de cáscara', WHEAT: 'Trigo' },
    },
  },
  fr: {
    item: 'Plat',
    contains: 'Contient',
    notRecorded: 'Demandez-nous',
    allergensAbout:
      'Seul ce qui est enregistré est indiqué. Un plat sans indication n’est pas exempt d’allergènes : renseignez-vous auprès de nous pour chaque plat.',
    allergens: {
      ...{ CELERY: 'Céleri', CRUSTACEANS: 'Crustacés', EGGS: 'Œufs', FISH: 'Poisson', GLUTEN: 'Gluten' },
      ...{ LUPIN: 'Lupin', MILK: 'Lait', MOLLUSCS: 'Mollusques', MUSTARD: 'Moutarde', PEANUTS: 'Arachides' },
      ...{ SESAME: 'Sésame', SOY: 'Soja', SULPHITES: 'Sulfites', TREE_NUTS: 'Fruits à coque', WHEAT: 'Blé' },
    },
  },
  zh: {
    item: '菜品',
    contains: '含有',
    notRecorded: '请询问我们',
    allergensAbout: '仅列出已记录的内容。没有标注的菜品不代表不含过敏原：每道菜都请询问我们。',
    allergens: {
      ...{ CELERY: '芹菜', CRUSTACEANS: '甲壳类', EGGS: '蛋类', FISH: '鱼类', GLUTEN: '麸质' },
      ...{ LUPIN: '羽扇豆', MILK: '乳类', MOLLUSCS: '软体动物', MUSTARD: '芥末', PEANUTS: '花生' },
      ...{ SESAME: '芝麻', SOY: '大豆', SULPHITES: '亚硫酸盐', TREE_NUTS: '坚果', WHEAT: '小麦' },
    },
  },
  vi: {
    item: 'Món',
    contains: 'Có chứa',
    notRecorded: 'Vui lòng hỏi chúng tôi',
    allergensAbout:
      'Chỉ liệt kê những gì đã được ghi nhận. Món không có ghi chú không có nghĩa là không chứa chất gây dị ứng: vui lòng hỏi chúng tôi về từng món.',
    allergens: {
      ...{ CELERY: 'Cần tây', CRUSTACEANS: 'Giáp xác', EGGS: 'Trứng', FISH: 'Cá', GLUTEN: 'Gluten' },
      ...{ LUPIN: 'Đậu lupin', MILK: 'Sữa', MOLLUSCS: 'Nhuyễn thể', MUSTARD: 'Mù tạt', PEANUTS: 'Đậu phộng' },
      ...{ SESAME: 'Mè', SOY: 'Đậu nành', SULPHITES: 'Sulfit', TREE_NUTS: 'Các loại hạt', WHEAT: 'Lúa mì' },
    },
  },
  ko: {
    item: '메뉴',
    contains: '함유',
    notRecorded: '직원에게 문의해 주세요',
    allergensAbout:
      '기록된 내용만 표시됩니다. 표시가 없는 메뉴라도 알레르기 유발 성분이 없다는 뜻은 아닙니다. 모든 메뉴에 대해 직원에게 문의해 주세요.',
    allergens: {
      ...{ CELERY: '셀러리', CRUSTACEANS: '갑각류', EGGS: '달걀', FISH: '생선', GLUTEN: '글루텐' },
      ...{ LUPIN: '루핀', MILK: '우유', MOLLUSCS: '연체동물', MUSTARD: '겨자', PEANUTS: '땅콩' },
      ...{ SESAME: '참깨', SOY: '대두', SULPHITES: '아황산염', TREE_NUTS: '견과류', WHEAT: '밀' },
    },
  },
  pt: {
    item: 'Prato',
    contains: 'Contém',
    notRecorded: 'Pergunte-nos',
    allergensAbout:
      'Consta apenas o que está registrado. Um prato sem indicação não está livre de alérgenos: pergunte-nos sobre cada prato.',
    allergens: {
      ...{ CELERY: 'Aipo', CRUSTACEANS: 'Crustáceos', EGGS: 'Ovos', FISH: 'Peixe', GLUTEN: 'Glúten' },
      ...{ LUPIN: 'Tremoço', MILK: 'Leite', MOLLUSCS: 'Moluscos', MUSTARD: 'Mostarda', PEANUTS: 'Amendoim' },
      ...{ SESAME: 'Gergelim', SOY: 'Soja', SULPHITES: 'Sulfitos', TREE_NUTS: 'Nozes e castanhas', WHEAT: 'Trigo' },
    },
  },
  it: {
    item: 'Piatto',
    contains: 'Contiene',
    notRecorded: 'Chiedete a noi',
    allergensAbout:
      'È indicato solo ciò che è registrato. Un piatto senza indicazioni non è privo di allergeni: chiedeteci informazioni su ogni piatto.',
    allergens: {
      ...{ CELERY: 'Sedano', CRUSTACEANS: 'Crostacei', EGGS: 'Uova', FISH: 'Pesce', GLUTEN: 'Glutine' },
      ...{ LUPIN: 'Lupini', MILK: 'Latte', MOLLUSCS: 'Molluschi', MUSTARD: 'Senape', PEANUTS: 'Arachidi' },
      ...{ SESAME: 'Sesamo', SOY: 'Soia', SULPHITES: 'Solfiti', TREE_NUTS: 'Frutta a guscio', WHEAT: 'Grano' },
    },
  },
  de: {
    item: 'Gericht',
    contains: 'Enthält',
    notRecorded: 'Bitte fragen Sie uns',
    allergensAbout:
      'Aufgeführt ist nur, was erfasst ist. Ein Gericht ohne Angabe ist nicht frei von Allergenen: Bitte fragen Sie uns zu jedem Gericht.',
    allergens: {
      ...{ CELERY: 'Sellerie', CRUSTACEANS: 'Krebstiere', EGGS: 'Eier', FISH: 'Fisch', GLUTEN: 'Gluten' },
      ...{ LUPIN: 'Lupinen', MILK: 'Milch', MOLLUSCS: 'Weichtiere', MUSTARD: 'Senf', PEANUTS: 'Erdnüsse' },
      ...{ SESAME: 'Sesam', SOY: 'Soja', SULPHITES: 'Sulfite', TREE_NUTS: 'Schalenfrüchte', WHEAT: 'Weizen' },
    },
  },
};
