import { expect, test } from 'vitest'
import { sameAddress } from '#src/shell/use-navigation.ts'

test.each([
  ['/products', '/products', true],
  ['/products?view=table&category=medical', '/products?category=medical&view=table', true],
  ['/products?utm_source=mail&fbclid=1', '/products', true],
  ['/products?q=a&utm_campaign=x', '/products?q=a', true],
  ['/products?category=a&category=b', '/products?category=a&category=b', true],
  ['/products?q=a%20b', '/products?q=a+b', true],
  ['/products?category=a', '/products?category=b', false],
  ['/products?q=a', '/products', false],
  ['/products', '/en/products', false],
  ['/devis?reference=DEV-1', '/devis', false],
])('%s and %s are the same page: %s', (a, b, same) => {
  expect(sameAddress(a, b)).toBe(same)
  expect(sameAddress(b, a)).toBe(same)
})
