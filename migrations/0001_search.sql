-- Full-text search over names, references and texts of all three languages; rowid = products.seq.
-- Contentless: the texts stand in product_texts, and the import rewrites the index as a whole.
CREATE VIRTUAL TABLE product_search USING fts5(
  title, refs, body,
  content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2", prefix='2 3 4 5 6 7'
);
