import{a as _,b as x}from"./chunk.4765c71b.js";import{a as y}from"./chunk.3fec27c8.js";import{K as v,a as i,b as p,c as a,d as n,i as f,k as h,l as u,m,n as k,o as b,p as r,t as g}from"./chunk.5cbad378.js";function w(s,e){return{y:{kind:"value"},value:{kind:"value"},low:{kind:"constant",number:s},high:{kind:"constant",number:e},isDefined:{kind:"operator",operator:"defined",inputs:["value"]},last:{kind:"operator",operator:"cond",inputs:["isDefined","value","y"]},change:{kind:"operator",operator:"diff",inputs:["y"]},sum:{kind:"operator",operator:"add",inputs:["last","change"]},atLeast:{kind:"operator",operator:"max",inputs:["sum","low"]},atMost:{kind:"operator",operator:"min",inputs:["atLeast","high"]},result:{kind:"operator",operator:"set",inputs:["value","atMost"]}}}var C=[{name:"value",label:"value",x:100,y:24},{name:"y",label:"y",x:280,y:24},{name:"isDefined",label:"defined(value)",x:100,y:98},{name:"last",label:"cond",x:170,y:172},{name:"change",label:"diff(y)",x:290,y:172},{name:"sum",label:"add",x:230,y:246},{name:"atLeast",label:"max(…, 0)",x:230,y:320},{name:"atMost",label:"min(…, 64)",x:230,y:394},{name:"result",label:"set(value, …)",x:230,y:468}],N=[{from:"result",to:"value"}];function E(s,e){let t=[];for(let o of e){let l=t.at(-1)?.memory??{};t.push(_(s,"result",{...l,y:o}))}return t}var D=w(0,64),M=[0,40,120,100];function A(){let[s,e]=f(M),t=E(D,s),{results:o}=t.at(-1)??{results:new Map};return n(b,{caption:"Each change of y evaluates the graph once. The sum is limited and written back to the node value (dashed line) for the next evaluation: a reversal takes effect at once.",children:[n(m,{label:"Input",className:"NodeGraph-controls",children:[a(g,{label:"y",min:0,max:200,step:5,value:s.at(-1)??0,onChange:l=>e([...s,l])}),a(h,{onPress:()=>e([0]),children:"Start again"})]}),a(y,{inputs:x(D),spots:C,height:492,results:o,writes:N}),a(k,{facts:[{name:"Evaluations",value:String(s.length)},{name:"Last inputs",value:s.slice(-4).map(l=>r(l)).join(", ")},{name:"Last outputs",value:t.slice(-4).map(l=>r(l.results.get("result")??Number.NaN)).join(", ")}]}),a(u,{code:"diffClamp(y, 0, 64)"})]})}var d=i("content/docs/1.x/nodes/diffClamp.mdx");function S(s){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(p,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"diffClamp"})," adds up the changes of its input and keeps the result between two bounds. Move ",a(e.em,{children:"y"})," forwards and back: the result reverses at once."]}),`
`,a(A,{}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">diffClamp</span>(
</span><span class="code-line">  value: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  minVal: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  maxVal: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>
</span><span class="code-line">): <span class="code:entity.name.type">AnimatedNode</span>&lt;<span class="code:entity.name.type">number</span>>;
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"Adaptable<T>"})," is a plain ",a(e.code,{translate:"no",children:"T"}),", a node that returns a ",a(e.code,{translate:"no",children:"T"}),", or an array of these, and ",a(e.code,{translate:"no",children:"AnimatedNode<T>"}),` is such a node; see
`,a(e.a,{...d[0],children:"Types in the signatures"}),"."]}),`
`,n(e.h2,{id:"arguments",children:["Arguments",a(e.a,{className:"hash-link",href:"#arguments","aria-label":"Direct link to Arguments",title:"Direct link to Arguments"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"value"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"The input to follow, usually a scroll offset."})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"minVal"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"The lower bound."})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"maxVal"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"The upper bound."})]})]})]}),`
`,n(e.h2,{id:"returned-node",children:["Returned node",a(e.a,{className:"hash-link",href:"#returned-node","aria-label":"Direct link to Returned node",title:"Direct link to Returned node"})]}),`
`,n(e.p,{children:["A number from ",a(e.code,{translate:"no",children:"minVal"})," to ",a(e.code,{translate:"no",children:"maxVal"}),". Four evaluations with the bounds 0 and 20, one per row:"]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Input"}),a(e.th,{role:"columnheader",children:"Output"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Input",children:a(e.code,{translate:"no",children:"10"})}),a(e.td,{role:"cell","data-label":"Output",children:a(e.code,{translate:"no",children:"10"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Input",children:a(e.code,{translate:"no",children:"13"})}),a(e.td,{role:"cell","data-label":"Output",children:a(e.code,{translate:"no",children:"13"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Input",children:a(e.code,{translate:"no",children:"50"})}),a(e.td,{role:"cell","data-label":"Output",children:a(e.code,{translate:"no",children:"20"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Input",children:a(e.code,{translate:"no",children:"45"})}),a(e.td,{role:"cell","data-label":"Output",children:a(e.code,{translate:"no",children:"15"})})]})]})]}),`
`,n(e.h2,{id:"evaluation",children:["Evaluation",a(e.a,{className:"hash-link",href:"#evaluation","aria-label":"Direct link to Evaluation",title:"Direct link to Evaluation"})]}),`
`,a(e.p,{children:"Each evaluation adds the change of the input to the stored result and limits the sum to the bounds. A reversal therefore takes effect at once, even if the input is far outside the bounds."}),`
`,n(e.p,{children:["The node is composed in JavaScript from ",a(e.code,{translate:"no",children:"set"}),", ",a(e.code,{translate:"no",children:"min"}),", ",a(e.code,{translate:"no",children:"max"}),", ",a(e.code,{translate:"no",children:"add"}),", ",a(e.code,{translate:"no",children:"cond"}),", ",a(e.code,{translate:"no",children:"defined"})," and ",a(e.code,{translate:"no",children:"diff"}),". It behaves like ",n(e.a,{href:"https://facebook.github.io/react-native/docs/animated.html",target:"_blank",rel:"noopener noreferrer",children:["React Native's ",a(e.code,{translate:"no",children:"Animated.diffClamp"})]}),"."]}),`
`,n(e.h2,{id:"edge-cases",children:["Edge cases",a(e.a,{className:"hash-link",href:"#edge-cases","aria-label":"Direct link to Edge cases",title:"Direct link to Edge cases"})]}),`
`,n(e.ul,{children:[`
`,a(e.li,{children:"The first result is the input itself, limited to the bounds."}),`
`,n(e.li,{children:["From 1.5.0 to 1.10.1 all ",a(e.code,{translate:"no",children:"diffClamp"})," nodes of an app share their stored input, so two of them interfere. Use 1.10.2 or later."]}),`
`]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:["Scroll down and the header slides out of sight; scroll up from anywhere and it returns at once. With a plain ",a(e.code,{translate:"no",children:"min"})," and ",a(e.code,{translate:"no",children:"max"})," it would return only near the top. On iOS the header would also react to the bounce, which is therefore disabled."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useMemo } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  diffClamp,
</span><span class="code-line">  event,
</span><span class="code-line">  multiply,
</span><span class="code-line">  useValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> HEADER = <span class="code:constant">64</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">CollapsibleHeader</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> y = <span class="code:entity.name.function">useValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> onScroll = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=> </span><span class="code:entity.name.function">event</span>([{ nativeEvent: { contentOffset: { y } } }]),
</span><span class="code-line">    [y]
</span><span class="code-line">  );
</span><span class="code-line">  <span class="code:keyword">const</span> translateY = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=> </span><span class="code:entity.name.function">multiply</span>(<span class="code:entity.name.function">diffClamp</span>(y, <span class="code:constant">0</span>, HEADER), -<span class="code:constant">1</span>),
</span><span class="code-line">    [y]
</span><span class="code-line">  );
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span> style={{ flex: <span class="code:constant">1</span> }}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.ScrollView</span>
</span><span class="code-line">        bounces={<span class="code:constant">false</span>}
</span><span class="code-line">        onScroll={onScroll}
</span><span class="code-line">        scrollEventThrottle={<span class="code:constant">16</span>}
</span><span class="code-line">      >
</span><span class="code-line">        &lt;<span class="code:entity.name.type">View</span> style={{ height: <span class="code:constant">2400</span>, marginTop: HEADER }} />
</span><span class="code-line">      &lt;/<span class="code:entity.name.type">Animated.ScrollView</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">        style={{
</span><span class="code-line">          position: <span class="code:string">'absolute'</span>,
</span><span class="code-line">          top: <span class="code:constant">0</span>,
</span><span class="code-line">          left: <span class="code:constant">0</span>,
</span><span class="code-line">          right: <span class="code:constant">0</span>,
</span><span class="code-line">          height: HEADER,
</span><span class="code-line">          backgroundColor: <span class="code:string">'teal'</span>,
</span><span class="code-line">          transform: [{ translateY }],
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...d[1],children:a(e.code,{translate:"no",children:"max"})})," – the larger of two inputs."]}),`
`,n(e.li,{children:[a(e.a,{...d[2],children:a(e.code,{translate:"no",children:"min"})})," – the smaller of two inputs."]}),`
`,n(e.li,{children:[a(e.a,{...d[3],children:a(e.code,{translate:"no",children:"diff"})})," – change since the last evaluation."]}),`
`,n(e.li,{children:[a(e.a,{...d[4],children:a(e.code,{translate:"no",children:"interpolate"})})," – map ranges of numbers."]}),`
`]})]})}function c(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(S,{...s})}):S(s)}var T={path:"/__legacydocs_version__/nodes/diffClamp",title:"diffClamp",documentTitle:"diffClamp | React Native Reanimated",description:"The diffClamp node of Reanimated 1.x adds up the changes of its input between two bounds, as for a collapsible header.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/",samePage:!1},{version:"2.x",href:"/__legacydocs_base__/docs/2.x/",samePage:!1},{version:"1.x",href:"/__legacydocs_base__/__legacydocs_version__/nodes/diffClamp",samePage:!0}],page:{version:"1.x",sidebar:"docs",breadcrumbs:[{label:"Features"},{label:"Nodes"},{label:"Others"},{label:"diffClamp"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/diff",label:"diff"},next:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/event",label:"event"},rootClassNames:["docs-wrapper","docs-version-1.x","docs-doc-id-nodes/diffClamp","docs-versioned"],kind:"doc",id:"nodes/diffClamp",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"arguments",level:2,html:"Arguments"},{id:"returned-node",level:2,html:"Returned node"},{id:"evaluation",level:2,html:"Evaluation"},{id:"edge-cases",level:2,html:"Edge cases"},{id:"example",level:2,html:"Example"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{keywords:["collapsible header","clamp difference"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/"}},runtime:"",stylesheets:[],imports:[]},J=v({content:c,route:T});export{J as mount};
