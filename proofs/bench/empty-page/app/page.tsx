const { ELEMENTS = '1', TEXT = '1' } = process.env;
const elements = Array.from({ length: Number(ELEMENTS) }, (_, place) => place);
const text = 'x'.repeat(Number(TEXT));

/** A page of plain elements with a given amount of text: no data, no components, no translations. */
const Page = () => elements.map((place) => <p key={place}>{text}</p>);

export default Page;
