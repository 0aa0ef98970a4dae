/** The contents of a default page's file: title and description between two lines of dashes, then Markdown. */
type PageFile = Readonly<{ title: string; description: string; content: string }>;

const parts = /^---\ntitle: (.+)\ndescription: (.+)\n---\n+([\s\S]+)$/;

/** Parses a default page's file. Throws if it is malformed, which is a defect of the product. */
export const readPageFile = (text: string): PageFile => {
  const [, title, description, content] = parts.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (!title || !description || !content) throw new Error(`Not a page’s file: ${text.slice(0, 80)}`);
  return { title: title.trim(), description: description.trim(), content: content.trim() };
};
