import { css, styled } from 'styled-components'

const oneLine = css`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`

/** Text that ends with an ellipsis after two lines. */
const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** Search engines show this many pixels of a title and of a line. */
const RESULT_WIDTH = '37.5rem'

const searchFont = 'arial, sans-serif'

/** The name and the address of the site. */
export const Address = styled.div`
  ${oneLine}
  color: var(--card-muted-fg-color);
  font: 0.75rem/1.125rem ${searchFont};
`

/** The title of a search result. */
export const Title = styled.div`
  ${oneLine}
  max-inline-size: ${RESULT_WIDTH};
  padding-block: 0.25rem;
  color: var(--card-link-fg-color);
  font: 1.25rem/1.625rem ${searchFont};
`

/** The description of a search result. */
export const Description = styled.div`
  ${twoLines}
  max-inline-size: ${RESULT_WIDTH};
  color: var(--card-fg-color);
  font: 0.875rem/1.375rem ${searchFont};
`

/** The image of a shared link. */
export const CardImage = styled.img`
  display: block;
  inline-size: 100%;
  aspect-ratio: 1200 / 630;
  object-fit: cover;
`

/** Stands for the picture that the site draws: the title on the site's dark ground. */
export const DrawnImage = styled.div`
  display: flex;
  align-items: flex-end;
  box-sizing: border-box;
  inline-size: 100%;
  aspect-ratio: 1200 / 630;
  padding: 1.5rem;
  background: #0f241d;
  color: #f0f5f2;
  font: 600 1.5rem/2rem ${searchFont};
`

/** The title of a shared link. */
export const CardTitle = styled.div`
  ${twoLines}
  color: var(--card-fg-color);
  font: 600 1rem/1.375rem ${searchFont};
`

/** The description of a shared link. */
export const OneLine = styled.div`
  ${oneLine}
  color: var(--card-muted-fg-color);
  font: 0.875rem/1.375rem ${searchFont};
`
