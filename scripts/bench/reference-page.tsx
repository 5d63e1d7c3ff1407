export type ReferenceRow = {
  id: number
  slug: string
  name: string
  brand: string
  category: number
  price: number
  stock: number
  max: string
  e: string
  d: string
  accuracy: string
  image: string
}

/** 24 product cards as in any shop, 60 KB of HTML: an image with sizes, name, data, price, two buttons. */
export function ReferencePage({ products }: { products: ReferenceRow[] }) {
  return (
    <main className="mx-auto max-w-7xl px-4 py-8">
      <h1 className="text-3xl font-semibold tracking-tight">Scales</h1>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product.id} className="rounded-lg border border-gray-200 bg-white shadow-sm">
            <Card product={product} />
          </li>
        ))}
      </ul>
    </main>
  )
}

const widths = [320, 640]

function Card({ product }: { product: ReferenceRow }) {
  const data = [
    ['Max', product.max],
    ['e', product.e],
    ['d', product.d],
    ['Class', product.accuracy],
    ['Brand', product.brand],
    ['Reference', product.slug],
    ['Category', String(product.category)],
    ['In stock', String(product.stock)],
  ]
  return (
    <article className="flex h-full flex-col gap-3 p-4" aria-labelledby={`card-${product.id}`}>
      <a href={`/products/${product.slug}`} className="block overflow-hidden rounded-md bg-gray-50">
        <img
          src={product.image}
          srcSet={widths.map((width) => `${product.image}?w=${width} ${width}w`).join(', ')}
          sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
          alt={product.name}
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className="aspect-[4/3] w-full object-contain"
        />
      </a>
      <p className="text-sm uppercase tracking-wide text-gray-500">{product.brand}</p>
      <h2 id={`card-${product.id}`} className="text-lg font-medium">
        <a href={`/products/${product.slug}`} className="underline-offset-4 hover:underline">
          {product.name}
        </a>
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm tabular-nums">
        {data.map(([name, value]) => (
          <div key={name} className="flex justify-between border-b border-gray-100 py-1">
            <dt className="text-gray-500">{name}</dt>
            <dd className="font-medium text-gray-900">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-auto flex items-baseline gap-2">
        <span className="text-xl font-semibold">{(product.price / 100).toFixed(2)} €</span>
        <span className="text-sm text-gray-500">excl. VAT</span>
        <span className={product.stock ? 'text-green-700' : 'text-amber-700'}>
          {product.stock ? 'In stock' : 'On order'}
        </span>
      </p>
      <div className="flex gap-2">
        <a
          href={`/products/${product.slug}`}
          className="rounded-md border border-gray-300 px-3 py-2 text-sm font-medium"
        >
          Details
        </a>
        <button
          type="button"
          className="rounded-md bg-gray-900 px-3 py-2 text-sm font-medium text-white"
          aria-label={`Add ${product.name} to the cart`}
        >
          Add to cart
        </button>
      </div>
    </article>
  )
}
