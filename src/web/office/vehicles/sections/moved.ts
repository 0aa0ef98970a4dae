/** A list with one of its items at another place; the others keep their order. */
export const moved = <Item>(items: readonly Item[], item: Item, place: number): Item[] => {
  const others = items.filter((one) => one !== item);
  return [...others.slice(0, place), item, ...others.slice(place)];
};
