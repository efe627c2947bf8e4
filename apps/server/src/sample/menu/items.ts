/** The sample menu: one line an item, `name  price`, under `department / category`. Prices in dollars, default scheme. */
export const menuText = `
Pizza / Red
Margherita 19.00
Marinara 17.00
Diavola 21.50
Pepperoni 20.50
Capricciosa 23.00
Puttanesca 21.50
Nduja and honey 24.00
Calzone rosso 18.50
Napoletana 21.00
Amatriciana 23.00
Sausage and fennel 23.50
Meatball 24.00
Roasted pepper 21.00
Eggplant 21.50
Prosciutto 24.50
Four peppers 22.00
Anchovy and caper 21.00
Soppressata 23.00
Tomato and oregano 16.50
Pizza / White
Bianca 18.00
Quattro formaggi 22.50
Potato and rosemary 20.00
Mushroom and thyme 22.00
Clam 25.50
Leek and gorgonzola 22.00
Mortadella and pistachio 24.00
Broccoli rabe 21.00
Smoked salmon 25.00
Pizza / Seasonal
Squash blossom 23.00
Corn and basil 21.50
Peach and burrata 24.50
Chanterelle 26.00
Brussels sprout 21.50
Pumpkin and sage 22.00
Pizza / Build your own
Small red base 13.00
Large red base 16.00
Small white base 13.50
Large white base 16.50
Gluten-free base 17.00
Vegan base 16.50
Folded base 14.50
Square base 18.00
Small plates / Vegetables
Charred carrots 11.00
Marinated olives 7.50
Fried artichokes 13.00
Roasted beets 12.00
Shishito peppers 10.50
White bean dip 9.50
Grilled asparagus 12.50
Burrata and tomato 15.50
Polenta fries 10.00
Small plates / Meat and fish
Meatballs in sauce 14.00
Crisp calamari 16.50
Steamed mussels 17.50
Lamb skewers 18.00
Chicken wings 14.50
Prosciutto and melon 15.00
Tuna crudo 19.00
Sardines on toast 13.50
Arancini 12.00
Salads / Greens
House greens 10.50
Caesar 12.50
Arugula and lemon 11.50
Chopped salad 14.00
Kale and apple 13.00
Salads / Composed
Panzanella 13.50
Nicoise 18.50
Beet and goat cheese 14.50
Chicken and farro 16.50
Pasta / Fresh
Tagliatelle Bolognese 22.00
Pappardelle with duck 26.00
Ricotta gnocchi 21.00
Spinach ravioli 22.50
Lasagna 23.00
Cacio e pepe 19.50
Pasta / Dry
Spaghetti al pomodoro 17.50
Rigatoni alla vodka 19.50
Linguine with clams 25.00
Penne arrabbiata 17.50
Orecchiette with sausage 21.00
Bucatini all'amatriciana 20.50
Grill / Meat
Hanger steak 31.00
Ribeye 44.00
Half chicken 25.00
Pork chop 29.00
Lamb shoulder 33.00
Cheeseburger 18.50
Double cheeseburger 22.50
Grill / Fish
Whole branzino 36.00
Salmon fillet 29.50
Swordfish steak 32.00
Grilled shrimp 28.00
Grill / Sides
French fries 7.00
Roasted potatoes 7.50
Sauteed spinach 8.00
Creamed corn 8.00
Buttered noodles 6.50
Desserts / Plated
Tiramisu 10.50
Panna cotta 9.50
Chocolate cake 11.00
Lemon tart 10.00
Cannoli 8.50
Almond cake 9.50
Desserts / Frozen
Vanilla gelato 6.50
Chocolate gelato 6.50
Pistachio gelato 7.50
Lemon sorbet 6.50
Affogato 8.00
Bar / Wine by the glass
House red 8.00
House white 8.00
Sangiovese 12.00
Nebbiolo 16.00
Montepulciano 13.00
Pinot grigio 11.50
Vermentino 13.00
Chardonnay 12.50
Dry rose 12.00
Prosecco 12.00
Bar / Beer
House lager 7.00
Pilsner 7.50
Pale ale 8.00
India pale ale 8.50
Wheat beer 7.50
Amber ale 7.50
Stout 8.50
Dry cider 8.00
Alcohol-free lager 6.50
Bar / Cocktails
Negroni 14.00
Old fashioned 15.00
Spritz 13.00
Martini 15.50
Margarita 14.00
Manhattan 15.00
Gin and tonic 12.50
Paloma 13.50
Smoked pear sour 15.00
Espresso martini 15.00
Bar / Without alcohol
Ginger and lime 7.50
Cucumber soda 7.00
Blood orange fizz 7.50
Cola 4.00
Diet cola 4.00
Lemonade 4.50
Sparkling water 5.50
Still water 5.00
Coffee and tea / Coffee
Espresso 3.50
Double espresso 4.25
Macchiato 4.00
Cappuccino 4.75
Flat white 4.75
Latte 5.00
Drip coffee 3.50
Cold brew 5.00
Coffee and tea / Tea
Black tea 3.75
Green tea 3.75
Mint tea 3.75
Chamomile 3.75
Iced tea 4.00
Kids / Kids
Kids pizza 9.50
Kids spaghetti 8.50
Kids chicken 10.00
Kids noodles 7.50
Kids meal 11.50
Kids sundae 5.50
Apple juice 3.50
`;
